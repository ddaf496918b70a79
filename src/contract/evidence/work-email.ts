/** Mailboxes that anybody gets: an address there says nothing about a company. */
const freeMailDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'duck.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.in',
  'hotmail.com',
  'icloud.com',
  'inbox.com',
  'indiatimes.com',
  'live.com',
  'live.in',
  'mac.com',
  'mail.com',
  'mail.ru',
  'mailinator.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.in',
  'proton.me',
  'protonmail.com',
  'rediff.com',
  'rediffmail.com',
  'rocketmail.com',
  'sify.com',
  'tutanota.com',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
  'yandex.com',
  'ymail.com',
  'yopmail.com',
  'zohomail.com',
  'zohomail.in',
])

/** The part after the @, in small letters. */
const mailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether an address, or a part of its domain from the right, is of a mailbox that anybody gets. */
export function isFreeMail(email: string): boolean {
  const labels = mailDomain(email).split('.')
  return labels.some((_, from) => freeMailDomains.has(labels.slice(from).join('.')))
}
