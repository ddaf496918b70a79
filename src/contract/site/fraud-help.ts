/** Where those who lost money to a fraud get help in India. */
export const fraudHelpline = '1930'
export const cyberCrimeSite = 'cybercrime.gov.in'
