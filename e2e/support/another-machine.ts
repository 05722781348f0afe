/** An address that nobody has, which the browser of the tests takes for this machine's: plain http to it is no secure context. */
export const ANOTHER_MACHINE = "192.0.2.7";
