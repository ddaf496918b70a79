import type { Lines, TextsOf } from './post-texts.ts'

const callingOffers: Lines = [
  'Cab for the night shift within 25 km',
  'Incentive every month on results',
  'Tea and dinner at the centre',
  'No target in the first month',
]

/** Texts of job ads for phone work. */
export const voiceTexts: TextsOf<
  'customer-support' | 'telesales' | 'collections' | 'technical-support'
> = {
  'customer-support': [
    {
      titles: [
        'Customer Support Executive',
        'Customer Care Executive (Inbound)',
        'Process Associate - Hindi Voice',
        'Night Shift Customer Support',
        'Team Leader, Inbound Process',
        'Customer Care Executive - DTH Process',
        'Inbound Voice Process (Fresher)',
        'Call Centre Executive, Hindi + English',
        'Customer Support Associate - Travel Desk',
        'CCE for Broadband Process',
      ],
      openings: [
        'We look after the customers of a broadband company and need new voices for our inbound team.',
        'Our inbound process grows and we are hiring for two batches this month.',
        'You answer the calls of customers who need help with bills, recharges and orders.',
        'Day and rotational shifts are open in our customer care team.',
      ],
      duties: [
        'Answer calls from customers about bills, recharges and orders',
        'Solve the question on the first call or pass it to the right team',
        'Note each call in the system in simple English',
        'Call the customer back when the complaint is closed',
        'Explain plans and offers when the customer asks',
        'Keep call quality above the score of the process',
        'Calm an angry customer and bring in the team leader when needed',
      ],
      needs: [
        'Good Hindi and simple English, no strong accent needed',
        'Ready for rotational shifts and rotational week off',
        'Patience on the phone is worth more than experience',
      ],
      offers: callingOffers,
    },
  ],
  telesales: [
    {
      titles: [
        'Telecaller',
        'Telesales Executive - Hindi',
        'Outbound Sales Executive',
        'Tele Caller (Female/Male)',
        'Inside Sales Associate',
        'Telecaller for Credit Card Process',
        'Tele Sales Executive, Insurance Renewal',
        'Outbound Caller - Loan Leads',
        'Senior Telecaller / Team Leader',
        'Part Time Telecaller (Morning)',
      ],
      openings: [
        'We sell by phone and give you the list: no cold visits and no walking.',
        'Our outbound team calls people who have asked for information on our website.',
        'You call customers whose policy or plan is about to end and renew it with them.',
        'Earn a fixed salary and an incentive on each sale from the first day.',
      ],
      duties: [
        'Call people from a list that we give you, 120 to 150 calls a day',
        'Explain the plan, answer questions and close the sale on the phone',
        'Follow up with people who asked to be called later',
        'Fix the visit of our field team at a time that suits the customer',
        'Write the result of every call into the sheet',
        'Send the details on WhatsApp after the call',
        'Reach the weekly target together with your team',
      ],
      needs: [
        'You like to talk and do not give up after a no',
        'Own local language is a plus',
        'Experience in calling is good but not a must',
      ],
      offers: callingOffers,
    },
  ],
  collections: [
    {
      titles: [
        'Collection Executive (Calling)',
        'Loan Recovery Telecaller',
        'Soft Collections Associate',
        'Tele Collection Executive - 0 to 30 Bucket',
        'EMI Reminder Caller',
        'Collections Team Leader',
      ],
      openings: [
        'You remind customers of their instalment, politely and by the rules of the regulator.',
        'Our collection floor works on early buckets only; there is no field visit.',
        'We look after two-wheeler and personal loans of a finance company.',
      ],
      duties: [
        'Remind customers of due instalments before and after the date',
        'Agree on a date of payment and write it down',
        'Report disputes to the supervisor the same day',
        'Send the payment link and help the customer to use it',
        'Keep to calling hours and never threaten anybody',
        'Update the promise-to-pay sheet every evening',
      ],
      needs: [
        'Six months of calling experience helps',
        'A firm but polite way of speaking',
        'Local language of the region is needed',
      ],
      offers: callingOffers,
    },
  ],
  'technical-support': [
    {
      titles: [
        'Technical Support Associate',
        'Broadband Helpdesk Executive',
        'IT Helpdesk (L1)',
        'Technical Support Executive - Voice',
        'Desktop Support Engineer (Fresher)',
        'Service Desk Analyst, Night Shift',
        'Technical Support - Smart TV Process',
      ],
      openings: [
        'You help people on the phone until their connection works again.',
        'Our service desk answers for the computers of 40 offices.',
        'We train you on the product for two weeks; curiosity is what you bring.',
      ],
      duties: [
        'Guide customers step by step until the device works again',
        'Book a visit of the engineer when the phone is not enough',
        'Write down the fault and how it was solved',
        'Reset passwords and unlock accounts by the rules',
        'Use remote tools to look at the customer’s screen with consent',
        'Pass hard cases to the second level with clear notes',
      ],
      needs: [
        'You know how a router, Wi-Fi and Windows work',
        'BCA, diploma or ITI in computers is a plus',
        'English for notes, Hindi for calls',
      ],
      offers: callingOffers,
    },
  ],
}
