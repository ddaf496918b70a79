import type { Category } from '#contract/options.ts'

/**
 * Words that indicate a job's category, the more specific categories first: a 'collection
 * telecaller' works in collections. An entry matches whole words; an entry that ends in '-' matches
 * the beginning of a word.
 */
const signs: readonly (readonly [Category, readonly string[]])[] = [
  ['collections', ['collection-', 'recovery', 'debt', 'emi']],
  ['healthcare', ['nurse-', 'nursing', 'ward boy', 'pharmacist-', 'lab technician-', 'gnm', 'anm']],
  ['healthcare', ['ot technician-', 'physiotherap-', 'phlebotom-', 'caregiver-', 'patient care']],
  ['technical-support', ['technical', 'tech support', 'it support', 'help desk', 'helpdesk']],
  ['technical-support', ['service desk', 'desktop support', 'network support', 'tse']],
  ['chat-email', ['chat', 'email', 'e mail', 'non voice', 'nonvoice', 'webchat']],
  ['data-entry', ['data entry', 'typist', 'typing', 'computer operator', 'data operator']],
  ['back-office', ['back office', 'backoffice', 'backend executive', 'backend process']],
  ['back-office', ['mis', 'kyc', 'claims processing', 'office assistant', 'admin executive']],
  ['human-resources', ['hr', 'human resource-', 'recruit-', 'talent acquisition', 'payroll']],
  ['front-office', ['receptionist-', 'reception', 'front office', 'front desk', 'peon-']],
  [
    'front-office',
    ['office boy', 'office girl', 'office helper', 'personal assistant', 'secretary'],
  ],
  ['software', ['software engineer-', 'software developer-', 'web developer-', 'programmer-']],
  ['software', ['full stack', 'java', 'python', 'php', 'devops', 'cyber', 'software test-']],
  ['software', ['app developer-', 'android developer-', 'data analyst-', 'data scientist-']],
  ['accounts', ['accountant-', 'accounts', 'accounting', 'tally', 'gst', 'audit-', 'tax-']],
  [
    'accounts',
    ['account executive', 'account assistant', 'billing executive', 'finance executive'],
  ],
  ['security', ['security', 'guard', 'guards', 'watchman', 'bouncer-', 'gunman', 'chowkidar']],
  ['kitchen', ['cook', 'cooks', 'chef', 'chefs', 'kitchen', 'commi-', 'baker-', 'dishwash-']],
  ['housekeeping', ['housekeep-', 'house keeping', 'cleaner-', 'cleaning', 'sweeper-', 'maid-']],
  ['housekeeping', ['janitor-', 'gardener-', 'caretaker', 'room boy', 'room attendant']],
  ['hospitality', ['waiter-', 'waitress-', 'steward-', 'barista-', 'bartender-', 'catering']],
  ['beauty', ['beautician-', 'beauty', 'salon', 'parlour', 'hair', 'makeup', 'barber-', 'spa']],
  ['tailoring', ['tailor-', 'stitching', 'sewing', 'darzi', 'silai']],
  ['education', ['teacher-', 'tutor-', 'faculty', 'lecturer-', 'professor-', 'trainer-']],
  ['creative', ['graphic-', 'designer-', 'video editor-', 'photograph-', 'content writ-']],
  [
    'construction',
    ['mason', 'masons', 'site engineer-', 'site supervisor-', 'civil', 'bar bender-'],
  ],
  ['construction', ['construction worker-', 'construction supervisor-', 'shuttering']],
  ['technician', ['electrician-', 'technician-', 'plumber-', 'mechanic', 'mechanics', 'welder-']],
  [
    'technician',
    ['carpenter-', 'painter-', 'wireman', 'service engineer-', 'ac repair', 'lineman'],
  ],
  ['field-sales', ['field', 'outdoor', 'direct sales', 'door to door', 'fos', 'bde']],
  ['delivery', ['deliver-', 'rider-', 'courier-']],
  ['driving', ['driver-', 'chauffeur-', 'driving']],
  ['warehouse', ['warehouse', 'godown', 'picker-', 'packer-', 'packing', 'loader-', 'logistic-']],
  ['warehouse', ['store keeper-', 'storekeeper-', 'inventory', 'dispatch', 'sorting']],
  ['retail', ['retail', 'store', 'shop', 'showroom', 'cashier-', 'counter', 'merchandis-']],
  ['telesales', ['tele-', 'outbound', 'inside sales', 'cold calling', 'lead generation']],
  ['marketing', ['marketing', 'seo', 'social media', 'brand promoter-']],
  ['telesales', ['sales']],
  ['customer-support', ['customer', 'support', 'inbound', 'voice', 'call center', 'call centre']],
  ['customer-support', ['callcenter', 'bpo', 'cce', 'csr']],
  ['manufacturing', ['production', 'factory', 'machine operator-', 'cnc', 'vmc', 'assembly']],
  ['manufacturing', ['fitter-', 'turner-', 'machinist-', 'plant operator-', 'iti', 'apprentice-']],
  ['hospitality', ['hotel', 'restaurant', 'cafe', 'banquet']],
  ['healthcare', ['hospital', 'clinic', 'doctor-']],
  ['labour', ['helper-', 'labour-', 'labor', 'loading', 'majdoor', 'mazdoor']],
]

/** Guesses the category of a job from its title, for the form's first suggestion. */
export function guessCategory(jobTitle: string): Category {
  const title = ` ${jobTitle
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
  const speaksOf = (sign: string) =>
    title.includes(sign.endsWith('-') ? ` ${sign.slice(0, -1)}` : ` ${sign} `)
  return signs.find(([, words]) => words.some(speaksOf))?.[0] ?? 'other'
}
