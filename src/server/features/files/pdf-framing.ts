/** The width of the length prefix of each file that is sent to the child process. */
export const lengthBytes = 4
