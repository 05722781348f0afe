/** Unused host name that the test browser resolves to this machine. Plain http to it is not a secure context. */
export const ANOTHER_MACHINE = "192.0.2.7";
