import type { SpecRow } from './row.ts'

/** What the screens of candidates and of everybody show and do. */
export const screenRows: readonly SpecRow[] = [
  {
    id: 'home: hero',
    says: 'A rotating hero alternates the employer message and the job-seeker message',
    tests: ['S2-1', 'S2-2', 'S2-3', 'S2-4'],
  },
  {
    id: 'home: acts of the hero',
    says: "'Post Job' goes to /employee_login, 'Search Job' to /candidate_login; small screens show 'Looking for a Job? Click Here'",
    tests: ['S2-5', 'S1-2'],
  },
  {
    id: 'home: pitches',
    says: "'Hiring means {product}', 'Powering Your Hiring Success', 'Get Your Job In 48 Hours', jobs in 2 days, job details in 2-3 minutes",
    tests: ['S2-6', 'S2-1'],
  },
  {
    id: 'home: follow links',
    says: 'Five social links: messaging group, channel, social page, photo network, professional network',
    tests: ['S2-6'],
  },
  {
    id: 'home: companies',
    says: "'Companies that hire from us': an endless line of 12 companies, images fetched late, named 'Company logo N'",
    tests: ['S2-7', 'S2-8', 'S2-9'],
  },
  {
    id: 'home: why',
    says: 'Four cards: verified listings, candidate screening with AI assessments, swift placement, customer care',
    tests: ['S2-6'],
  },
  {
    id: 'home: how to start',
    says: 'Three steps for each side',
    tests: ['S2-6'],
  },
  {
    id: 'home: about',
    says: 'Mission and vision, word for word',
    tests: ['S1-2'],
  },
  {
    id: 'home: header by role',
    says: 'The header depends on the role that the authentication check answers; a spinner shows meanwhile',
    tests: ['S2-10', 'S2-11', 'S2-12'],
  },
  {
    id: 'own profile at a look',
    says: 'Ten parts as a meter, what is missing, each answer with its question, resume, skills and certificates; below, the whole form',
    tests: ['S2-89'],
  },
  {
    id: 'bar: signed out',
    says: "Logo to /, 'Contact Us', and 'Signup/Login' ('Already Login' when signed in) which opens 'What are you looking for?' with Search Job, Post Job and a close control",
    tests: ['S2-13', 'S2-14'],
  },
  {
    id: 'bar: candidate',
    says: "Logo to /, 'Search Job', 'Your Profile', logout",
    tests: ['S2-15'],
  },
  {
    id: 'bar: employer',
    says: "Dashboard, Post Job, 'Your Profile', logout",
    tests: ['S2-15'],
  },
  {
    id: 'bar: profile first',
    says: 'Search, profile, dashboard and posting are blocked with a warning until the profile is complete',
    tests: ['S1-10'],
  },
  {
    id: 'logout',
    says: "Asks 'Are you sure you want to log out?' (Yes, log out / Cancel), clears type and token, says 'Logged out successfully', then goes to /",
    tests: ['S2-16', 'S2-17'],
  },
  {
    id: 'footer: links',
    says: 'Home, about us (in the page), Post Job, Search Job, Contact, the three policies, pricing',
    tests: ['S2-18'],
  },
  {
    id: 'footer: social links',
    says: 'Facebook, Instagram, WhatsApp group, LinkedIn',
    tests: ['S2-19'],
  },
  {
    id: 'footer: copyright',
    says: 'Shows a test notification where they are permitted, otherwise an alert',
    tests: ['S2-20', 'S2-21', 'S2-22'],
  },
  {
    id: 'employer login',
    says: "'Employer LogIn/SignUp': +91, number, OTP box once the code is sent, 'Login' then 'Verify OTP', 'Looking for a Job?'",
    tests: ['S1-9'],
  },
  {
    id: 'candidate login',
    says: "'Candidate LogIn/SignUp': the same layout, 'Looking for a hiring?'",
    tests: ['S1-9'],
  },
  {
    id: 'logins: companies',
    says: "A 'Company that hire from us' strip",
    tests: ['S2-23'],
  },
  {
    id: 'logins: signed in already',
    says: 'Who has a token goes to /employee_dashboard, /jobsearch or /section-5',
    tests: ['S2-24', 'S2-25', 'S1-22'],
  },
  {
    id: 'admin login',
    says: "'Only Admins Login Page': number and OTP, +91, a link to the employer sign-in",
    tests: ['S1-9'],
  },
  {
    id: 'logins: Google and Facebook',
    says: "A Google button on the three logins, Facebook on the admin's; they lead to /jobsearch, /employee_dashboard and /section-5",
    tests: ['S2-26', 'S2-27', 'S2-28', 'S2-29'],
  },
  {
    id: 'first profile',
    says: "'Fill Your Details To Check New Openings'; saved, it leads to /jobsearch",
    tests: ['S1-11'],
  },
  {
    id: 'profile edit',
    says: "'Edit/Manage Your Profile' with 'My Applications' below the form",
    tests: ['S1-12', 'S2-30'],
  },
  {
    id: 'profile: saving',
    says: "'Profile has been updating .....' while saving, then 'Your Profile has been updated' with an ok button that leads on",
    tests: ['S1-11'],
  },
  {
    id: 'employer profile',
    says: "'Create Your Profile' with Submit when new, 'Edit/Manage Your Profile' with Edit otherwise; saved, it leads to /employee_dashboard",
    tests: ['S1-13', 'S2-31'],
  },
  {
    id: 'job search: banner and search',
    says: "'GET HIRED IN 3 EASY STEPS', free text on the job title",
    tests: ['S2-32', 'S1-18'],
  },
  {
    id: 'job search: filters',
    says: 'Four dropdowns: All Categories, Location, All Companies, Education',
    tests: ['S2-33', 'S2-34', 'S2-35'],
  },
  {
    id: 'job search: follow links',
    says: 'WhatsApp and Telegram',
    tests: ['S2-32'],
  },
  {
    id: 'job search: cards',
    says: "Logo (or a standing one), title, company, place, salary and 'click here for details'; opens /job_details/{id} with the already-applied flag",
    tests: ['S2-32', 'S2-36'],
  },
  {
    id: 'job details: parts',
    says: 'Header with title, company, place and salary; Job Details, Job Description, HR Details; links to them on phones',
    tests: ['S1-19'],
  },
  {
    id: 'job details: apply',
    says: "'Apply Now', or a disabled 'Already Applied'",
    tests: ['S1-12'],
  },
  {
    id: 'job details: description',
    says: "Cut with 'read more' / 'show less'; 'No description available.' when empty",
    tests: ['S1-12', 'S2-37'],
  },
  {
    id: 'job details: HR',
    says: 'Name, contact and e-mail are blurred stand-ins unless the candidate has applied',
    tests: ['S1-12', 'S2-38', 'S2-39'],
  },
  {
    id: 'job details: check response',
    says: 'A Check Response button tells a candidate how the own application stands',
    tests: ['S1-12'],
  },
  {
    id: 'job details: hours',
    says: "Working hours display as 'N hrs'",
    tests: ['S1-12'],
  },
  {
    id: 'application form',
    says: "'Fill Your Details to Apply for Jobs Directly'; on success /job_details/{jobId} with state alreadyApply 'true'",
    tests: ['S1-12', 'S2-40'],
  },
  {
    id: 'contact',
    says: 'Call-back request form, helpline, mailbox, registered address',
    tests: ['S2-41', 'S1-3'],
  },
  {
    id: 'legal pages',
    says: 'Static text, each with Back to /; not for under-13s; contacts are a mailbox and a phone number',
    tests: ['S1-4', 'S2-42'],
  },
  {
    id: 'toasts',
    says: 'At the bottom, over no heading, label or dialog; one of each id, closing by themselves',
    tests: ['S2-43', 'S2-44'],
  },
  {
    id: 'push messages',
    says: 'Title (the product by default), body and icon',
    tests: ['S2-45'],
  },
  {
    id: 'connect with HR',
    says: "A notification 'Connect with HR' after applying, if permitted",
    tests: ['S2-46', 'S2-47'],
  },
  {
    id: 'match list',
    says: "On a job's page 'You match 4 of 5': its requirements held against the profile, before applying; a missing answer is 'not yet'",
    tests: ['S2-240', 'S2-241', 'S2-242'],
  },
  {
    id: 'home in numbers',
    says: 'Jobs that are open, kinds of work and cities with their numbers from five on, the last checks with their time',
    tests: ['S2-243'],
  },
  {
    id: 'jobs for you',
    says: 'For a candidate without a search, each with its reason; what they are chosen by, and a switch that turns them off',
    tests: ['S2-244', 'S2-245'],
  },
  {
    id: 'jobs looked at',
    says: 'The last ones on this device, until the list is cleared',
    tests: ['S2-245'],
  },
  {
    id: 'list and pane',
    says: 'From 1100 px on choosing a job changes the address and the pane beside the list; Back, arrows, J and K, Enter and Escape work',
    tests: ['S2-246'],
  },
  {
    id: 'stamps',
    says: 'FILLED, CLOSED, PAUSED and ON HOLD over a job that is not open, with what that means and similar jobs',
    tests: ['S2-247'],
  },
  {
    id: 'fallback screen',
    says: "'Unexpected Application Error!'",
    tests: ['S2-48'],
  },
]
