import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const parts = journey('job-cards', 'a job’s page has its parts, and links to them on phones')
const applied = journey('candidate', 'a job is read and applied for')

/** What the screens of candidates and of everybody show and do. */
export const screenRows: readonly SpecRow[] = [
  {
    id: 'home: hero',
    says: 'A rotating hero alternates the employer message and the job-seeker message',
    tests: journey(
      'public-pages',
      'turns every five seconds',
      'rests while it is pointed at or has the focus',
      'is stopped, chosen and started by the keyboard',
      'stays on its first message where less motion is wanted',
    ),
  },
  {
    id: 'home: acts of the hero',
    says: "'Post Job' goes to /employee_login, 'Search Job' to /candidate_login; small screens show 'Looking for a Job? Click Here'",
    tests: [
      ...journey('home', 'the hero leads employers and job seekers to their logins'),
      ...journey('public-pages', 'home can be read and left'),
    ],
  },
  {
    id: 'home: pitches',
    says: "'Hiring means {product}', 'Powering Your Hiring Success', 'Get Your Job In 48 Hours', jobs in 2 days, job details in 2-3 minutes",
    tests: [
      ...journey('home', 'home tells why and how to start, and where to follow'),
      ...journey('public-pages', 'turns every five seconds'),
    ],
  },
  {
    id: 'home: follow links',
    says: 'Five social links: messaging group, channel, social page, photo network, professional network',
    tests: journey('home', 'home tells why and how to start, and where to follow'),
  },
  {
    id: 'home: companies',
    says: "'Companies that hire from us': an endless line of 12 companies, images fetched late, named 'Company logo N'",
    tests: [
      ...journey('home', 'the strip has twelve logos in an endless line, fetched late'),
      ...journey('public-pages', 'the logos are stopped by their button and by the focus'),
      ...http('hiring-companies', 'gives twelve at most'),
    ],
  },
  {
    id: 'home: why',
    says: 'Four cards: verified listings, candidate screening with AI assessments, swift placement, customer care',
    tests: journey('home', 'home tells why and how to start, and where to follow'),
  },
  {
    id: 'home: how to start',
    says: 'Three steps for each side',
    tests: journey('home', 'home tells why and how to start, and where to follow'),
  },
  {
    id: 'home: about',
    says: 'Mission and vision, word for word',
    tests: journey('public-pages', 'home can be read and left'),
  },
  {
    id: 'home: header by role',
    says: 'The header depends on the role that the authentication check answers; a spinner shows meanwhile',
    tests: journey(
      'home',
      'is the one of the role that the server names',
      'believes no type that the browser made up',
      'is everybody’s when the session is over, and the session is forgotten',
    ),
  },
  {
    id: 'bar: signed out',
    says: "Logo to /, 'Contact Us', and 'Signup/Login' ('Already Login' when signed in) which opens 'What are you looking for?' with Search Job, Post Job and a close control",
    tests: journey(
      'home',
      'a visitor chooses what to look for',
      'who is signed in is told so on public pages',
    ),
  },
  {
    id: 'bar: candidate',
    says: "Logo to /, 'Search Job', 'Your Profile', logout",
    tests: journey('home', 'the bar of a ${role} leads to their screens'),
  },
  {
    id: 'bar: employer',
    says: "Dashboard, Post Job, 'Your Profile', logout",
    tests: journey('home', 'the bar of a ${role} leads to their screens'),
  },
  {
    id: 'bar: profile first',
    says: 'Search, profile, dashboard and posting are blocked with a warning until the profile is complete',
    tests: journey('gates', 'a ${role} without a profile is sent to fill it'),
  },
  {
    id: 'logout',
    says: "Asks 'Are you sure you want to log out?' (Yes, log out / Cancel), clears type and token, says 'Logged out successfully', then goes to /",
    tests: journey(
      'sign-in',
      'asks in a dialog that tells the way back',
      '${role}s leave from ${path}',
    ),
  },
  {
    id: 'footer: links',
    says: 'Home, about us (in the page), Post Job, Search Job, Contact, the three policies, pricing',
    tests: journey('public-pages', 'every link of the footer leads somewhere'),
  },
  {
    id: 'footer: social links',
    says: 'Facebook, Instagram, WhatsApp group, LinkedIn',
    tests: journey('home', 'the footer leads to the product’s places elsewhere'),
  },
  {
    id: 'footer: copyright',
    says: 'Shows a test notification where they are permitted, otherwise an alert',
    tests: [
      ...journey(
        'notifications',
        'shows a test notification where they are allowed',
        'says otherwise that they are not',
      ),
      ...journey('public-pages', 'the copyright line says that notifications are not allowed'),
    ],
  },
  {
    id: 'employer login',
    says: "'Employer LogIn/SignUp': +91, number, OTP box once the code is sent, 'Login' then 'Verify OTP', 'Looking for a Job?'",
    tests: journey('sign-in', 'leads in through ${path}'),
  },
  {
    id: 'candidate login',
    says: "'Candidate LogIn/SignUp': the same layout, 'Looking for a hiring?'",
    tests: journey('sign-in', 'leads in through ${path}'),
  },
  {
    id: 'logins: companies',
    says: "A 'Company that hire from us' strip",
    tests: journey('public-pages', '${path} shows the companies too'),
  },
  {
    id: 'logins: signed in already',
    says: 'Who has a token goes to /employee_dashboard, /jobsearch or /section-5',
    tests: [
      ...journey('sign-in', 'somebody signed in does not see the login'),
      ...journey(
        'gates',
        'an employer who is signed in goes from the login to the dashboard',
        'an admin who is signed in goes from the login to the approvals',
      ),
    ],
  },
  {
    id: 'admin login',
    says: "'Only Admins Login Page': number and OTP, +91, a link to the employer sign-in",
    tests: journey('sign-in', 'leads in through ${path}'),
  },
  {
    id: 'logins: Google and Facebook',
    says: "A Google button on the three logins, Facebook on the admin's; they lead to /jobsearch, /employee_dashboard and /section-5",
    tests: journey(
      'provider-sign-in',
      'Google leads in through ${path}',
      'an admin comes in by Google, by the configured e-mail',
      'an admin comes in by Facebook, once granted on the command line',
      'Facebook stands at the admins’ login alone',
    ),
  },
  {
    id: 'first profile',
    says: "'Fill Your Details To Check New Openings'; saved, it leads to /jobsearch",
    tests: journey('candidate', 'a new candidate fills the first details before searching'),
  },
  {
    id: 'profile edit',
    says: "'Edit/Manage Your Profile' with 'My Applications' below the form",
    tests: [
      ...applied,
      ...journey(
        'profile-extras',
        'employers applied to see the video that a candidate adds to the profile',
      ),
    ],
  },
  {
    id: 'profile: saving',
    says: "'Profile has been updating .....' while saving, then 'Your Profile has been updated' with an ok button that leads on",
    tests: journey('candidate', 'a new candidate fills the first details before searching'),
  },
  {
    id: 'employer profile',
    says: "'Create Your Profile' with Submit when new, 'Edit/Manage Your Profile' with Edit otherwise; saved, it leads to /employee_dashboard",
    tests: journey(
      'employer-profile',
      'a new employer makes a profile and lands on the dashboard',
      'an employer edits the profile; a wrong picture is refused in place',
    ),
  },
  {
    id: 'job search: banner and search',
    says: "'GET HIRED IN 3 EASY STEPS', free text on the job title",
    tests: [
      ...journey('job-cards', 'a card tells what a job is, and leads to it'),
      ...journey('candidate', 'search, filters and Back go by the address'),
    ],
  },
  {
    id: 'job search: filters',
    says: 'Four dropdowns: All Categories, Location, All Companies, Education',
    tests: [
      ...journey('job-cards', 'the four filters stand beside the search @desktop'),
      ...http('job-search', 'finds %s', 'names the places and companies of live jobs, each once'),
    ],
  },
  {
    id: 'job search: follow links',
    says: 'WhatsApp and Telegram',
    tests: journey('job-cards', 'a card tells what a job is, and leads to it'),
  },
  {
    id: 'job search: cards',
    says: "Logo (or a standing one), title, company, place, salary and 'click here for details'; opens /job_details/{id} with the already-applied flag",
    tests: [
      ...journey('job-cards', 'a card tells what a job is, and leads to it'),
      ...http('job-search', 'tells which jobs this candidate applied to'),
    ],
  },
  {
    id: 'job details: parts',
    says: 'Header with title, company, place and salary; Job Details, Job Description, HR Details; links to them on phones',
    tests: parts,
  },
  {
    id: 'job details: apply',
    says: "'Apply Now', or a disabled 'Already Applied'",
    tests: applied,
  },
  {
    id: 'job details: description',
    says: "Cut with 'read more' / 'show less'; 'No description available.' when empty",
    tests: [...applied, ...journey('job-cards', 'a job without a description says so')],
  },
  {
    id: 'job details: HR',
    says: 'Name, contact and e-mail are blurred stand-ins unless the candidate has applied',
    tests: [
      ...applied,
      ...http(
        'job-reading',
        'a candidate who has not applied gets the job without the HR contact',
        'one who has applied gets it with the contact and how the application stands',
      ),
    ],
  },
  {
    id: 'job details: check response',
    says: 'A Check Response button tells a candidate how the own application stands',
    tests: applied,
  },
  {
    id: 'job details: hours',
    says: "Working hours display as 'N hrs'",
    tests: applied,
  },
  {
    id: 'application form',
    says: "'Fill Your Details to Apply for Jobs Directly'; on success /job_details/{jobId} with state alreadyApply 'true'",
    tests: [
      ...applied,
      ...journey(
        'job-cards',
        'who has applied comes back to the job with the flag, and is not asked twice',
      ),
    ],
  },
  {
    id: 'contact',
    says: 'Call-back request form, helpline, mailbox, registered address',
    tests: journey(
      'public-pages',
      'the contact page tells where to ring and write',
      'is sent once and worked through by an admin',
    ),
  },
  {
    id: 'legal pages',
    says: 'Static text, each with Back to /; not for under-13s; contacts are a mailbox and a phone number',
    tests: journey(
      'public-pages',
      '${path} can be read',
      'the privacy policy is for nobody under 13',
    ),
  },
  {
    id: 'toasts',
    says: 'Top right, one of each id, closing by themselves',
    tests: [
      ...journey('home', 'messages stand top right, once each, for as long as they take to read'),
      ...unit('web/ui/toast', 'holds one toast of each id and renews it when shown again'),
    ],
  },
  {
    id: 'push messages',
    says: 'Title (the product by default), body and icon',
    tests: journey(
      'notifications',
      'a candidate turns notifications on, is told, and turns them off',
    ),
  },
  {
    id: 'connect with HR',
    says: "A notification 'Connect with HR' after applying, if permitted",
    tests: journey(
      'notifications',
      'an applicant who allowed notifications is shown one to connect with HR',
      'an applicant who allowed none is shown none',
    ),
  },
  {
    id: 'fallback screen',
    says: "'Unexpected Application Error!'",
    tests: journey('lost', 'is told that something went wrong, with the way home'),
  },
]
