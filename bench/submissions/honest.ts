import type { Submission } from './submission.ts'

/** Honest posts that look like something else: small shops with free mail, work with papers and money, placement firms, warnings. */
export const trickyHonest: readonly Submission[] = [
  {
    title: 'Telecaller for a Loan Process',
    description:
      'Call customers who asked for a loan and fill in their form. We never ask for an OTP or a bank password, and no fee is taken from you at any step.',
    company: 'Neev Finserv',
    email: 'hr@neevfinserv.example',
    salary: '15000 - 22000',
    category: 'telesales',
  },
  {
    title: 'KYC Field Executive',
    description:
      'Visit customers of the bank and check their Aadhaar card and PAN card at the door. Own bike, petrol is paid for each visit.',
    company: 'Pratham Verification',
    email: 'jobs@prathamverify.example',
    salary: '16000 - 21000',
    category: 'field-sales',
  },
  {
    title: 'Cash Deposit Van Helper',
    description:
      'Go with the van that fills the machines of banks, count bundles with the custodian and sign the book. Police verification is done by us at our cost.',
    company: 'Suraksha Cash Logistics',
    email: 'hr@surakshacash.example',
    salary: '15000 - 18000',
    category: 'security',
  },
  {
    title: 'Receptionist in a Clinic',
    description:
      'Small dental clinic, six days. You give appointments and take the fees of patients in cash or by UPI. Call 98111 02030 between 11 and 1.',
    company: 'Muskaan Dental Clinic',
    email: 'muskaandental@gmail.com',
    salary: '12000 - 15000',
    category: 'front-office',
  },
  {
    title: 'Counter Sales, Mobile Shop',
    description:
      'Sell phones and recharge. Commission on each phone beside the pay. Talk to Imran at the shop near the bus stand.',
    company: 'Khan Mobiles',
    email: 'khanmobilesjpr@gmail.com',
    salary: '11000 - 16000',
    category: 'retail',
  },
  {
    title: 'Recruiter, Non IT',
    description:
      'You call candidates for our clients in banking. Placement consultancy with 20 recruiters, incentives on each joining, fixed pay on the 5th.',
    company: 'Sangam Placement Services',
    email: 'careers@sangamplacement.example',
    salary: '18000 - 26000',
    category: 'human-resources',
  },
  {
    title: 'Account Opening Executive',
    description:
      'Open savings accounts for customers in the branch and at camps. You explain the papers that the bank needs and upload them in the tablet.',
    company: 'Sampann Small Finance Bank',
    email: 'careers@sampannbank.example',
    salary: '17000 - 24000',
    category: 'field-sales',
  },
  {
    title: 'Tuition Teacher, Maths',
    description:
      'Classes 8 to 10, evenings, at our centre. Bring your degree to the interview. We do not take any training fee.',
    company: 'Gyaan Kendra Tuitions',
    email: 'gyaankendratuition@gmail.com',
    salary: '14000 - 20000',
    category: 'education',
  },
  {
    title: 'Area Sales Manager, FMCG',
    description:
      'Build the distributor network in two districts. Car, fuel and a yearly bonus. Eight years in foods or home care needed.',
    company: 'Anmol Foods',
    email: 'talent@anmolfoods.example',
    salary: '70000 - 95000',
    category: 'field-sales',
  },
  {
    title: 'Delivery Partner',
    description:
      'Own bike and licence. Weekly payout for each parcel. Bag and jacket are given free on the first day; no deposit.',
    company: 'Chalo Parcel',
    email: 'riders@chaloparcel.example',
    salary: '18000 - 28000',
    category: 'delivery',
  },
  {
    title: 'Cook for a Family Restaurant',
    description:
      'North Indian and tandoor. Room with the staff, two meals. Come with your Aadhaar on the day of joining.',
    company: 'Punjab Rasoi',
    email: 'punjabrasoi.ldh@gmail.com',
    salary: '16000 - 24000',
    category: 'kitchen',
  },
  {
    title: 'Customer Care for UPI App',
    description:
      'Help users whose UPI payment is stuck. You never ask for a PIN. Rotational shift with cab, five days.',
    company: 'Sahaj Desk',
    email: 'hiring@sahajdesk.example',
    salary: '20000 - 28000',
    category: 'customer-support',
  },
  {
    title: 'Accountant (Tally, GST)',
    description:
      'Books of two shops, GST returns, bank reconciliation. One month notice is fine. Salary account with any bank.',
    company: 'Mehta Traders',
    email: 'mehtatraders.acct@gmail.com',
    salary: '18000 - 25000',
    category: 'accounts',
  },
  {
    title: 'Security Guard, Housing Society',
    description:
      'Twelve hour duty, ESI and PF. Uniform is given by the agency, nothing is cut from the pay for it.',
    company: 'Rakshak Manpower Services',
    email: 'ops@rakshakmanpower.example',
    salary: '14000 - 17000',
    category: 'security',
  },
  {
    title: 'Driver, School Van',
    description:
      'Commercial licence and badge. Morning and noon trips. We will make a copy of the licence and of your ID at joining.',
    company: 'Little Steps School',
    email: 'office@littlesteps.example',
    salary: '13000 - 16000',
    category: 'driving',
  },
  {
    title: 'Collections Officer, Two Wheeler Loans',
    description:
      'Remind customers of their due amount by phone. Deposit what was paid at the branch on the same day and hand in the slip.',
    company: 'Neemleaf Fin',
    email: 'people@neemleaffin.example',
    salary: '17000 - 23000',
    category: 'collections',
  },
  {
    title: 'Beauty Trainer',
    description:
      'Train new staff of our parlours. What students pay for the course goes to the office desk, not to you. Two Sundays off.',
    company: 'Roop Parlours',
    email: 'roopparlours@gmail.com',
    salary: '22000 - 32000',
    category: 'beauty',
  },
  {
    title: 'Data Entry Operator (Hospital)',
    description:
      'Enter bills and reports of patients. Typing 30 words a minute, test in the interview. Night shift every third week.',
    company: 'Jeevan Hospital',
    email: 'hr@jeevanhospital.example',
    salary: '13000 - 16000',
    category: 'data-entry',
  },
  {
    title: 'Software Trainee with Bond',
    description:
      'Six months of paid training, then a project. The agreement is for two years; read it before you sign, we send it with the offer.',
    company: 'Kalp Infosystems',
    email: 'campus@kalpinfo.example',
    salary: '22000 - 30000',
    category: 'software',
  },
  {
    title: 'Insurance Advisor',
    description:
      'Sell policies of a life insurer. Commission and a fixed part. The examination of the regulator is needed, its fee is paid by us.',
    company: 'Kavach Advisors',
    email: 'kavachadvisors@gmail.com',
    salary: '15000 - 40000',
    category: 'telesales',
  },
  {
    title: 'Staff Nurse',
    description:
      'GNM or BSc with council registration. Three shifts, hostel near the ward, duty roster one week ahead.',
    company: 'Aarogya Nursing Home',
    email: 'aarogyanursinghome@gmail.com',
    salary: '20000 - 27000',
    category: 'healthcare',
  },
  {
    title: 'Overseas Recruiter (Licensed)',
    description:
      'Licensed by the Ministry of External Affairs for recruitment abroad. You explain contracts to workers and check that nobody charges them.',
    company: 'Setubandh Overseas Recruiters',
    email: 'jobs@setubandh.example',
    salary: '25000 - 35000',
    category: 'human-resources',
  },
  {
    title: 'WhatsApp Support Associate',
    description:
      'Answer customers of a clothes brand by chat. 40 words a minute, polite English. Laptop from us, no security deposit.',
    company: 'Nakshi Backoffice',
    email: 'hr@nakshibackoffice.example',
    salary: '16000 - 21000',
    category: 'chat-email',
  },
  {
    title: 'Machine Operator, Packing',
    description:
      'Pack biscuits on a line, eight hours, canteen at five rupees. Bus from the city gate. Safety shoes from the store.',
    company: 'Mitthas Biscuits',
    email: 'plant.hr@mitthas.example',
    salary: '13500 - 17000',
    category: 'manufacturing',
  },
]
