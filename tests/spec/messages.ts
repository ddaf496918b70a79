import { http, journey, unit } from './row.ts'
import type { SpecRow } from './row.ts'

const leadsIn = journey('sign-in', 'leads in through ${path}')
const isOver = journey(
  'errors-session',
  'is told of to every ${role} on every screen, and forgotten',
)
const jobForm = unit('contract/form-messages', 'the job form > says what is missing')
const jobFormWrong = unit('contract/form-messages', 'the job form > says of %s that %j is wrong')
const interview = unit(
  'contract/form-messages',
  'asks for the place and time of an interview in person alone',
)
const candidateForm = unit(
  'contract/form-messages',
  'the application says what is missing, age last',
)
const employerForm = unit('contract/form-messages', 'the employer’s profile > says what is missing')
const withoutConnection = journey(
  'errors-sign-in',
  'what can fail at a sign-in is said, and the next try goes on from there',
)
const applied = journey('candidate', 'a job is read and applied for')
const wrongFiles = journey('candidate', 'is marked, told, and keeps what was typed')
const wrongPicture = journey(
  'employer-profile',
  'an employer edits the profile; a wrong picture is refused in place',
)
const firstProfile = journey(
  'candidate',
  'a new candidate fills the first details before searching',
)
const decided = journey('admin', 'jobs are decided on, one after the other')

const says =
  (tests: SpecRow['tests']) =>
  (...sentences: readonly (readonly [key: string, text: string])[]): readonly SpecRow[] =>
    sentences.map(([id, text]) => ({ id, says: text, tests }))

/** The sentences of the specification by their keys; what they say must be what the product says. */
export const messageRows: readonly SpecRow[] = [
  ...says(leadsIn)(
    ['login.phoneInvalid', 'Please enter a valid 10-digit phone number'],
    ['login.codeMissing', 'Please enter the OTP'],
    ['login.codeSent', 'OTP sent successfully!'],
    ['login.codeInvalid', 'Invalid OTP. Please try again.'],
    ['login.employerTitle', 'Employer LogIn/SignUp'],
    ['login.candidateTitle', 'Candidate LogIn/SignUp'],
    ['login.adminTitle', 'Only Admins Login Page'],
    ['login.toCandidate', 'Looking for a Job?'],
    ['login.toEmployer', 'Looking for a hiring?'],
    ['login.sendButton', 'Login'],
    ['login.verifyButton', 'Verify OTP'],
  ),
  ...says(http('login-codes', 'sends a code of six digits and says when another may be asked for'))(
    ['login.codeSentReply', 'OTP sent successfully'],
  ),
  ...says(http('login-codes', 'exchanges the right code for a proof, once'))([
    'login.codeVerifiedReply',
    'OTP verified successfully',
  ]),
  ...says(
    journey('sign-in', 'the code is verified aloud, and the sign-in is told of on the next screen'),
  )(['login.codeVerified', 'OTP verified successfully!']),
  ...says(
    http('login-codes', 'voids the code when it can not be sent, and lets it be asked for at once'),
  )(['login.codeNotSent', 'Failed to send OTP.']),
  ...says(withoutConnection)(
    ['login.codeSendError', 'There was an error sending the OTP.'],
    ['login.codeVerifyError', 'There was an error verifying the OTP.'],
  ),
  ...says(journey('sign-in', 'is turned away at the admin login'))([
    'login.notAnAdmin',
    'Please Login with Admin credentials',
  ]),
  ...says(http('sign-in', 'A5: leaves any identity but a phone its one role for good'))([
    'login.accessDeniedForEmail',
    'Access Denied for this email',
  ]),
  ...says(journey('provider-sign-in', 'Google leads in through ${path}'))([
    'login.googleDone',
    'Google Sign-In successful!',
  ]),
  ...says(
    journey('provider-sign-in', 'nobody comes in by Google with an answer that is wrong: ${wrong}'),
  )(['login.googleFailed', 'Google Sign-In failed. Please try again.']),
  ...says(journey('provider-sign-in', 'a window that the person leaves is told of at ${path}'))([
    'login.googleClosed',
    'Google Sign-In was closed by the user.',
  ]),
  ...says(journey('provider-sign-in', '${name} lets nobody but admins through /Admin'))([
    'login.providerCanceled',
    'Sign-In process was canceled by the user.',
  ]),
  ...says(journey('provider-sign-in', 'a role that the page does not know is not let in'))([
    'login.invalidRole',
    'Invalid role detected. Please contact support.',
  ]),

  ...says(journey('sign-in', 'screens without a session send to ${door} and name the way back'))([
    'session.pleaseLogin',
    'Please login to continue',
  ]),
  ...says(isOver)(
    ['session.invalidCredentials', 'Invalid Credentials'],
    ['session.expired', 'Session Expired! Please login again'],
    ['session.timeout', 'Session Timeout Please Login Again'],
    ['session.jobDetailsTimeout', 'Session timeout error. Please Login Again'],
  ),
  ...says(journey('errors-session', 'is told of to an admin on every screen, and forgotten'))([
    'session.relogin',
    'Please Relogin Session error!',
  ]),
  ...says(journey('gates', 'a ${role} without a profile is sent to fill it'))(
    ['gate.fillDetailsFirst', 'Fill all the details first'],
    ['gate.fillProfileFirst', 'Fill all the Profile details first'],
  ),
  ...says(applied)(
    ['gate.applyToViewDetails', 'Apply for the job to view details'],
    ['application.sent', 'Your Profile has been submitted successfully for the job'],
    ['application.alreadyApplied', 'Already Applied'],
    ['response.underProgressTitle', 'Under Progress'],
    ['response.underProgress', 'Admin is verifying your details on progress'],
    ['job.contactHr', 'Click here to contact HR'],
    ['job.readMore', 'read more'],
    ['job.showLess', 'show less'],
    ['candidate.applyTitle', 'Fill Your Details to Apply for Jobs Directly'],
  ),
  ...says(journey('job-cards', 'a job without a description says so'))([
    'job.noDescription',
    'No description available.',
  ]),
  ...says(journey('candidate', 'is told of'))(['job.notFound', 'No job found.']),
  ...says(journey('sign-in', '${role}s leave from ${path}'))(
    ['logout.ask', 'Are you sure you want to log out?'],
    ['logout.yes', 'Yes, log out'],
    ['logout.done', 'Logged out successfully'],
  ),

  ...says(jobForm)(
    ['jobForm.organizationNameRequired', 'Organization Name is required.'],
    ['jobForm.nameRequired', 'Name is required.'],
    ['jobForm.designationRequired', 'Designation is required.'],
    ['jobForm.mobileRequired', 'Mobile number is required.'],
    ['jobForm.emailRequired', 'Email is required.'],
    ['jobForm.organizationAddressRequired', 'Organization Address is required'],
    ['jobForm.pincodeRequired', 'Pincode is required'],
    ['jobForm.stateRequired', 'State is required'],
    ['jobForm.cityRequired', 'City is required'],
    ['jobForm.companyNameRequired', 'Company name is required'],
    ['jobForm.jobTitleRequired', 'Job title is required'],
    ['jobForm.jobLocationRequired', 'Job Location is required'],
    ['jobForm.salaryRequired', 'Salary is required'],
    ['jobForm.jobDescriptionRequired', 'Job Description is required'],
  ),
  ...says(jobFormWrong)(
    ['jobForm.mobileInvalid', 'Enter a valid mobile number.'],
    ['jobForm.emailInvalid', 'Invalid email.'],
    ['jobForm.pincodeInvalid', 'Enter a valid 6-digit pincode'],
  ),
  ...says(interview)(
    ['jobForm.interviewLocationRequired', 'Interview Location is required'],
    ['jobForm.interviewTimingRequired', 'Interview Timing is required'],
  ),
  ...says(candidateForm)(
    ['profile.nameRequired', 'Name is required'],
    ['profile.emailRequired', 'Valid email is required'],
    ['profile.genderRequired', 'Gender is required'],
    ['profile.mobileRequired', 'Valid 10-digit number is required'],
    ['profile.addressRequired', 'Address is required'],
    ['profile.dobRequired', 'Date of Birth is required'],
    ['profile.stateRequired', 'State is required'],
    ['profile.cityRequired', 'City is required'],
    ['profile.experienceRequired', 'Work Experience is required'],
    ['profile.pincodeRequired', 'Valid Pincode is required'],
    ['profile.educationRequired', 'Education is required'],
    ['profile.languageRequired', 'Language is required'],
    ['profile.tooYoung', 'You must be at least 18 years old'],
  ),
  ...says(http('profiles', 'the edit form asks for a language and a resume, sent now or before'))([
    'profile.resumeRequired',
    'Resume is required',
  ]),
  ...says(employerForm)(['profile.designationRequired', 'Designation is required']),
  ...says(firstProfile)(
    ['candidate.firstTitle', 'Fill Your Details To Check New Openings'],
    ['profile.saving', 'Profile has been updating .....'],
    ['profile.saved', 'Your Profile has been updated'],
    ['pincode.unknown', 'Invalid Pincode!'],
  ),
  ...says(journey('employer-profile', 'is told, and empties state and city'))([
    'pincode.unknownFull',
    'Invalid Pincode! Please enter a valid one.',
  ]),
  ...says(journey('employer-profile', 'a new employer makes a profile and lands on the dashboard'))(
    ['employerProfile.createTitle', 'Create Your Profile'],
  ),
  ...says(wrongPicture)(
    ['employerProfile.editTitle', 'Edit/Manage Your Profile'],
    ['upload.notAnImage', 'Please upload an image in JPEG, JPG and PNG format'],
    ['upload.imageTooLarge', 'Image size should be less than 1MB'],
  ),
  ...says(wrongFiles)(
    ['upload.notAPdf', 'Please upload a PDF file!'],
    ['upload.resumeTooLarge', 'File size should be less than 1MB!'],
  ),

  ...says(journey('post-job', 'the form tells what is wrong, in place and in its order'))([
    'jobForm.pageTitle',
    'Post a job in 3 easy steps',
  ]),
  ...says(http('post-paid-job', 'an order paid before its job came sends it on at once'))([
    'posting.paidDone',
    'Your payment was successful! Thanks for your submission. Your job post will be live after verification within 24 hours. Click here to make another post.',
  ]),
  ...says(journey('post-job', 'the first post is free, and is there once'))(
    [
      'posting.freeDone',
      'Your job post has been successfully submitted. Your job post will be live after verification within 24 hours. Click here to make another post.',
    ],
    ['posting.makeAnother', 'Make another post'],
    ['jobForm.needHelp', 'Need Help? Contact Us'],
  ),
  ...says(
    journey('errors-employer', 'a post that fails is told, can be sent again, and is posted once'),
  )(['posting.errorTitle', 'Error'], ['posting.somethingWrong', 'Something went wrong.']),
  ...says(
    journey('errors-employer', 'a post that fails is told, can be sent again, and is posted once'),
  )(['posting.failed', 'Failed to submit job post']),
  ...says(journey('payments', 'a job is paid for, and its invoice is there'))([
    'payment.doneButton',
    'Done',
  ]),
  ...says(journey('payments', 'closed, then paid from the dashboard'))(
    ['payment.cancelledTitle', 'Payment Cancelled'],
    ['payment.cancelled', 'You closed the payment popup. If this was a mistake, please try again.'],
    ['payment.payNow', 'Pay now'],
  ),
  ...says(journey('errors-payments', 'payments that meet a provider in trouble'))([
    'payment.scriptFailed',
    'Failed to load Razorpay script.',
  ]),
  ...says(journey('errors-payments', 'a payment that the provider did not sign is not believed'))([
    'payment.verificationFailed',
    'Payment verification failed.',
  ]),
  ...says(journey('post-job', 'the prices are open to all, without a checkout'))([
    'pricing.excludingTaxes',
    '*All prices are excluding taxes',
  ]),
  ...says(journey('dashboard', 'an employer without jobs is shown the way to the first'))([
    'dashboard.noJobs',
    'No jobs available!',
  ]),

  ...says(decided)(
    ['admin.title', 'ADMIN-APPROVALS'],
    ['admin.statusChanged', 'Status Changed to {{status}}'],
  ),
  ...says(journey('admin', 'the later one is told and sees what is'))(
    ['admin.statusError', 'Error updating job status:'],
    ['admin.jobNotUpdated', 'Failed to update job details'],
  ),
  ...says(journey('admin-edit', 'every field of a job can be edited'))([
    'admin.jobUpdated',
    'Job Details updated successfully',
  ]),
  ...says(journey('public-pages', 'is sent once and worked through by an admin'))([
    'contact.failed',
    'Error while submitting form. Please try again later.',
  ]),
  ...says(
    journey(
      'notifications',
      'an applicant who allowed notifications is shown one to connect with HR',
    ),
  )(['notification.connectWithHr', 'Connect with HR']),
  ...says(
    journey('notifications', 'a candidate turns notifications on, is told, and turns them off'),
  )(['notification.defaultBody', 'Be the first to know about the latest jobs and opportunities.']),
  ...says(journey('lost', 'is told that something went wrong, with the way home'))([
    'crash.title',
    'Unexpected Application Error!',
  ]),
  ...says(journey('lost', 'says so, and offers home and the feedback form'))([
    'common.goHome',
    'Go to Home',
  ]),
  ...says(journey('home', 'a visitor chooses what to look for'))([
    'choose.title',
    'What are you looking for?',
  ]),
  ...says(journey('public-pages', 'turns every five seconds'))(
    ['home.hero.employerPitch', 'Powering Your Hiring Success'],
    ['home.hero.candidatePitch', 'Get Your Job In 48 Hours'],
  ),
  ...says(journey('home', 'home tells why and how to start, and where to follow'))([
    'home.title',
    'Hiring means {{product}}',
  ]),
]
