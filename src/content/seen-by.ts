/**
 * Who sees what is sent with a form, in the words of the notice beside its button. A page that says who sees an enquiry says
 * this, and promises no narrower circle; a test holds both to it.
 */
export const seenBy = "Our advisers, and partners we have verified if your request needs them.";
