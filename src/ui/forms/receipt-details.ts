/** One chunk, fetched once a form was sent. */
export { AnswersGiven } from "./answers-given.tsx";
export { CallBack } from "./call-back.tsx";
export { ReceiptActions } from "./receipt-actions.tsx";
