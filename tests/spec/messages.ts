import type { SpecRow } from './row.ts'

const says =
  (tests: SpecRow['tests']) =>
  (...sentences: readonly (readonly [key: string, text: string])[]): readonly SpecRow[] =>
    sentences.map(([id, text]) => ({ id, says: text, tests }))

/** Sentences that the product's rules name, by their keys; messages/en.json must say the same. */
export const messageRows: readonly SpecRow[] = [
  ...says(['S1-9'])(
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
  ...says(['S7-1'])(['login.codeSentReply', 'OTP sent successfully']),
  ...says(['S7-3'])(['login.codeVerifiedReply', 'OTP verified successfully']),
  ...says(['S4-1'])(['login.codeVerified', 'OTP verified successfully!']),
  ...says(['S8-1'])(['login.codeNotSent', 'Failed to send OTP.']),
  ...says(['S8-2'])(
    ['login.codeSendError', 'There was an error sending the OTP.'],
    ['login.codeVerifyError', 'There was an error verifying the OTP.'],
  ),
  ...says(['S6-13'])(['login.notAnAdmin', 'Please Login with Admin credentials']),
  ...says(['S4-11'])(['login.accessDeniedForEmail', 'Access Denied for this email']),
  ...says(['S2-26'])(['login.googleDone', 'Google Sign-In successful!']),
  ...says(['S8-3'])(['login.googleFailed', 'Google Sign-In failed. Please try again.']),
  ...says(['S8-4'])(['login.googleClosed', 'Google Sign-In was closed by the user.']),
  ...says(['S8-5'])(['login.providerCanceled', 'Sign-In process was canceled by the user.']),
  ...says(['S8-6'])(['login.invalidRole', 'Invalid role detected. Please contact support.']),

  ...says(['S1-51'])(['session.pleaseLogin', 'Please login to continue']),
  ...says(['S4-42'])(
    ['session.invalidCredentials', 'Invalid Credentials'],
    ['session.expired', 'Session Expired! Please login again'],
    ['session.timeout', 'Session Timeout Please Login Again'],
    ['session.jobDetailsTimeout', 'Session timeout error. Please Login Again'],
  ),
  ...says(['S4-43'])(['session.relogin', 'Please Relogin Session error!']),
  ...says(['S1-10'])(
    ['gate.fillDetailsFirst', 'Fill all the details first'],
    ['gate.fillProfileFirst', 'Fill all the Profile details first'],
  ),
  ...says(['S1-12'])(
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
  ...says(['S2-37'])(['job.noDescription', 'No description available.']),
  ...says(['S8-7'])(['job.notFound', 'No job found.']),
  ...says(['S2-17'])(
    ['logout.ask', 'Are you sure you want to log out?'],
    ['logout.yes', 'Yes, log out'],
    ['logout.done', 'Logged out successfully'],
  ),

  ...says(['S5-6'])(
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
  ...says(['S5-8'])(
    ['jobForm.mobileInvalid', 'Enter a valid mobile number.'],
    ['jobForm.emailInvalid', 'Invalid email.'],
    ['jobForm.pincodeInvalid', 'Enter a valid 6-digit pincode'],
  ),
  ...says(['S4-40'])(
    ['jobForm.interviewLocationRequired', 'Interview Location is required'],
    ['jobForm.interviewTimingRequired', 'Interview Timing is required'],
  ),
  ...says(['S5-18'])(
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
  ...says(['S5-25'])(['profile.resumeRequired', 'Resume is required']),
  ...says(['S5-26'])(['profile.designationRequired', 'Designation is required']),
  ...says(['S1-11'])(
    ['candidate.firstTitle', 'Fill Your Details To Check New Openings'],
    ['profile.saving', 'Profile has been updating .....'],
    ['profile.saved', 'Your Profile has been updated'],
    ['pincode.unknown', 'Invalid Pincode!'],
  ),
  ...says(['S5-33'])(['pincode.unknownFull', 'Invalid Pincode! Please enter a valid one.']),
  ...says(['S1-13'])(['employerProfile.createTitle', 'Create Your Profile']),
  ...says(['S2-31'])(
    ['employerProfile.editTitle', 'Edit/Manage Your Profile'],
    ['upload.notAnImage', 'Please upload an image in JPEG, JPG and PNG format'],
    ['upload.imageTooLarge', 'Image size should be less than 1MB'],
  ),
  ...says(['S5-17'])(
    ['upload.notAPdf', 'Please upload a PDF file!'],
    ['upload.resumeTooLarge', 'File size should be less than 1MB!'],
  ),

  ...says(['S1-15'])(['jobForm.pageTitle', 'Post a job in 3 easy steps']),
  ...says(['S7-40'])([
    'posting.paidDone',
    'Your payment was successful! Thanks for your submission. Your job post will be live after verification within 24 hours. Click here to make another post.',
  ]),
  ...says(['S1-5'])(
    [
      'posting.freeDone',
      'Your job post has been successfully submitted. Your job post will be live after verification within 24 hours. Click here to make another post.',
    ],
    ['posting.makeAnother', 'Make another post'],
    ['jobForm.needHelp', 'Need Help? Contact Us'],
  ),
  ...says(['S8-8'])(
    ['posting.errorTitle', 'Error'],
    ['posting.somethingWrong', 'Something went wrong.'],
  ),
  ...says(['S8-8'])(['posting.failed', 'Failed to submit job post']),
  ...says(['S2-50'])(['payment.doneButton', 'Done']),
  ...says(['S8-9'])(
    ['payment.cancelledTitle', 'Payment Cancelled'],
    ['payment.cancelled', 'You closed the payment popup. If this was a mistake, please try again.'],
    ['payment.payNow', 'Pay now'],
  ),
  ...says(['S8-10'])(['payment.scriptFailed', 'Failed to load Razorpay script.']),
  ...says(['S8-11'])(['payment.verificationFailed', 'Payment verification failed.']),
  ...says(['S1-7'])(['pricing.excludingTaxes', '*All prices are excluding taxes']),
  ...says(['S2-52'])(['dashboard.noJobs', 'No jobs available!']),

  ...says(['S1-21'])(
    ['admin.title', 'ADMIN-APPROVALS'],
    ['admin.statusChanged', 'Status Changed to {{status}}'],
  ),
  ...says(['S8-12'])(
    ['admin.statusError', 'Error updating job status: {{reason}}'],
    ['admin.jobNotUpdated', 'Failed to update job details. {{reason}}'],
  ),
  ...says(['S1-20'])(['admin.jobUpdated', 'Job Details updated successfully']),
  ...says(['S1-3'])(['contact.failed', 'Error while submitting form. Please try again later.']),
  ...says(['S2-46'])(['notification.connectWithHr', 'Connect with HR']),
  ...says(['S2-45'])([
    'notification.defaultBody',
    'Be the first to know about the latest jobs and opportunities.',
  ]),
  ...says(['S2-48'])(['crash.title', 'Unexpected Application Error!']),
  ...says(['S1-24'])(['common.goHome', 'Go to Home']),
  ...says(['S2-13'])(['choose.title', 'What are you looking for?']),
  ...says(['S2-1'])(
    ['home.hero.employerPitch', 'Powering Your Hiring Success'],
    ['home.hero.candidatePitch', 'Get Your Job In 48 Hours'],
  ),
  ...says(['S2-6'])(['home.title', 'Hiring means {{product}}']),
]
