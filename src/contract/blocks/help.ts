/** Where somebody who lost money to a fraud calls, and reports it online. */
export const fraudHelpline = '1930'
export const fraudPortal = 'cybercrime.gov.in'
