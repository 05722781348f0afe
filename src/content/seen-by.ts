/**
 * Who sees an enquiry, in the words of the notice next to the button. Pages quote it and
 * must not promise a narrower circle. A test compares both.
 */
export const seenBy = "Our advisers, and partners we have verified if your request needs them.";
