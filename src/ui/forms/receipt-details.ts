/** One chunk, fetched beside the form. */
export { AnswersGiven } from "./answers-given.tsx";
export { ReceiptActions } from "./receipt-actions.tsx";
