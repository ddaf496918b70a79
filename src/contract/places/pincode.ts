/** Six digits, the first not zero. */
export const pincodePattern = /^[1-9]\d{5}$/
