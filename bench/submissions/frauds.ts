import type { Submission } from './submission.ts'

/**
 * Job posts of frauds, written after the patterns that job seekers in India report: money before the work under many names, identity
 * and bank papers, work that somebody else's account is needed for, forms with penalties, false recruiters of known firms. The job
 * form refuses the plainest words, so these go around them.
 */
export const frauds: readonly Submission[] = [
  {
    title: 'Home Based Form Filling Work',
    description:
      'Fill simple forms at your own home and earn daily. No target and no interview. We send 450 forms for 7 days and pay after the quality check. The agreement will be sent to you by courier.',
    company: 'Om Sai Data Works',
    email: 'omsaidataworks@gmail.com',
    salary: '25000 - 40000',
    category: 'data-entry',
  },
  {
    title: 'Ground Staff, Indira Airlines',
    description:
      'Direct joining in airport, 10th pass also apply. Uniform, food and room from the company side. After document check the joining letter comes in two days, keep the amount for gate pass ready.',
    company: 'Indira Airlines Recruitment',
    email: 'indira.airlines.hr@gmail.com',
    salary: '30000 - 55000',
    category: 'front-office',
  },
  {
    title: 'Pencil packing ghar se',
    description:
      'Ghar baithe pencil packing ka kaam, mahila aur purush dono. Maal ghar par milega aur roz ka hisaab roz. Pehle ek baar saman ka charge dena hai, jo pehli tankha me wapas mil jayega.',
    company: 'Natural Pencil Works',
    email: 'naturalpencilwork@gmail.com',
    salary: '30000 - 35000',
    category: 'warehouse',
  },
  {
    title: 'Social Media Task Executive',
    description:
      'Like videos and give ratings on your mobile and earn 2800 daily. Join t.me/taskworld22 for the first task. Prepaid tasks need a recharge of your wallet and give the double amount back in ten minutes.',
    company: 'Prime Media Task',
    email: 'primemediatask@outlook.com',
    salary: '55000 - 90000',
    category: 'marketing',
  },
  {
    title: 'Bank Job, Clerk (Direct)',
    description:
      'Direct selection in a government bank, no exam. Send photo of Aadhaar card, PAN card and one cancelled cheque. Rs 1,250 is for file and comes back with the first salary.',
    company: 'National Bank Placement',
    email: 'nationalbankjobs@gmail.com',
    salary: '38000 - 62000',
    category: 'back-office',
  },
  {
    title: 'Railway Ticket Checker',
    description:
      'Railway me seedhi bharti, bina exam. 12th pass. Aadhaar card aur 2 photo WhatsApp par bhejein 9876501234. Rs 2500 jama hone par call letter milega.',
    company: 'Rail Bharti Seva',
    email: 'railbhartiseva@gmail.com',
    salary: '35000 - 60000',
    category: 'other',
  },
  {
    title: 'Data Typing, Daily Payment',
    description:
      'Type 30 pages a day. Pay Rs 999 for your login ID and start within one hour. The amount is refundable on joining of two friends.',
    company: 'Quick Type India',
    email: 'quicktypeindia@gmail.com',
    salary: '28000 - 50000',
    category: 'data-entry',
  },
  {
    title: 'Online Account Handler',
    description:
      'You only need a savings account. Company money comes to your account and you send it further by UPI, five percent is yours. Share your bank account number, ATM card photo and UPI ID to begin.',
    company: 'Fast Settlement Services',
    email: 'fastsettlement@yahoo.com',
    salary: '50000 - 120000',
    category: 'accounts',
  },
  {
    title: 'Delivery Boy (Own Bike)',
    description:
      'Joining today in big e-commerce company. Bag, T-shirt and ID card are given after ₹ 1,800 deposit at the hub, returned when you leave.',
    company: 'Speedy Courier Hub',
    email: 'speedycourierhub@gmail.com',
    salary: '35000 - 60000',
    category: 'delivery',
  },
  {
    title: 'Telecaller, Work from Home',
    description:
      'Call customers from home for a KYC update. They read out the OTP number to you and you put it into our app. Every correct OTP pays 40 rupees.',
    company: 'KYC Update Team',
    email: 'kycupdateteam@gmail.com',
    salary: '40000 - 70000',
    category: 'telesales',
  },
  {
    title: 'Canada Store Helper',
    description:
      'Work visa for Canada in 45 days, no English needed. Passport copy and Aadhaar card copy on WhatsApp wa.me/919800011122. Visa file 15,000 rupees after offer letter, rest from salary.',
    company: 'Maple Overseas Placement',
    email: 'mapleoverseas@gmail.com',
    salary: '150000 - 220000',
    category: 'retail',
  },
  {
    title: 'Dubai Driver and Helper',
    description:
      'Dubai me driver aur helper, khana rehna free. Medical ke liye 3500 rupaye dene hai office me. Passport original saath layein. Call 9812211221.',
    company: 'Gulf Manpower Consultancy',
    email: 'gulfmanpowerc@gmail.com',
    salary: '90000 - 140000',
    category: 'driving',
  },
  {
    title: 'Customer Support, Global Tech',
    description:
      'Fill the link bit.ly/gt-join with your bank details and Aadhaar number and the laptop will come home. Insurance of the laptop Rs. 2,499 deposit before dispatch.',
    company: 'Global Tech Hiring',
    email: 'globaltech.offer@gmail.com',
    salary: '48000 - 75000',
    category: 'customer-support',
  },
  {
    title: 'Model and Actor for Serials',
    description:
      'New faces for TV serials and ads, no experience. Portfolio shoot ₹ 4500 fees at our studio, after which you get work of 5000 daily. Send photos to starfaces@gmail.com.',
    company: 'Star Faces',
    email: 'starfaces@gmail.com',
    salary: '75000 - 150000',
    category: 'creative',
  },
  {
    title: 'Ghar baithe data entry',
    description:
      'आधार कार्ड की फोटो और बैंक खाता नंबर भेजें, काम उसी दिन शुरू। पहले 500 रुपये जमा करने पर आईडी मिलेगी।',
    company: 'जय माँ डेटा',
    email: 'jaimaadata@gmail.com',
    salary: '25000 - 40000',
    category: 'data-entry',
  },
  {
    title: 'Office Peon in Ministry',
    description:
      'Contract post in a ministry office. Police verification and ID papers 1500 रुपये देने होंगे before the letter. PAN card copy and passbook on WhatsApp.',
    company: 'Bharat Sarkar Bharti',
    email: 'bharatbharti2026@gmail.com',
    salary: '32000 - 45000',
    category: 'other',
  },
  {
    title: 'Crypto Trading Assistant',
    description:
      'Earn from home with our trading robot. Put 10,000 into your wallet and the robot makes 2,000 every day. Join chat.whatsapp.com/Xy12trade to see proofs of others.',
    company: 'Bit Profit Desk',
    email: 'bitprofitdesk@protonmail.com',
    salary: '80000 - 200000',
    category: 'accounts',
  },
  {
    title: 'SMS Sending Job',
    description:
      'Send SMS from your mobile, 1 rupee for each. Sim activation amount Rs 649 to be paid once. Daily payout by Paytm number.',
    company: 'Mobile Work India',
    email: 'mobileworkindia@gmail.com',
    salary: '22000 - 60000',
    category: 'marketing',
  },
  {
    title: 'Security Guard, Metro Station',
    description:
      'Metro station me guard ki naukri pakki. Dress aur joota ka 2200 jama karein, pehli salary me jud jayega. Aadhaar card aur pan card ki copy layein.',
    company: 'Metro Guard Placements',
    email: 'metroguardplacement@gmail.com',
    salary: '28000 - 42000',
    category: 'security',
  },
  {
    title: 'Copy Paste Work',
    description:
      'Copy paste of 60 pages daily. If the accuracy is under 90 % a penalty of 5,500 is to be paid as per the agreement. Sign with Aadhaar OTP number on our link.',
    company: 'Lexi Content Services',
    email: 'lexicontent@rediffmail.com',
    salary: '27000 - 35000',
    category: 'data-entry',
  },
  {
    title: 'HR Manager (Urgent)',
    description:
      'Selected resumes get an offer letter today. For the background check send Rs 1800 and your debit card number for salary account opening.',
    company: 'Corporate Hiring Desk',
    email: 'corporatehiringdesk@gmail.com',
    salary: '85000 - 140000',
    category: 'human-resources',
  },
  {
    title: 'Tower Installation Supervisor',
    description:
      'Mobile tower on your roof and a supervisor job for life. NOC from the department Rs 3,100 jama, then advance of two lakh in your account. Share bank account details.',
    company: 'Net Tower Seva',
    email: 'nettowerseva@gmail.com',
    salary: '40000 - 55000',
    category: 'technician',
  },
  {
    title: 'Loan Agent, Full Commission',
    description:
      'Collect Aadhaar card photo and OTP batao wale customers ki list. For each approved loan 3,000. Your UPI ID is needed to receive the processing amount of customers.',
    company: 'Easy Rupee Loans',
    email: 'easyrupeeloans@gmail.com',
    salary: '60000 - 150000',
    category: 'field-sales',
  },
  {
    title: 'Nurse for Abroad',
    description:
      'Staff nurse for Germany, language not needed at first. Translation of certificates ₹ 9,000 advance to our consultant, visa later. Passport copy, PAN card copy by mail.',
    company: 'Care Abroad Consultants',
    email: 'careabroad@gmail.com',
    salary: '180000 - 250000',
    category: 'healthcare',
  },
  {
    title: 'Ticket Booking Work at Home',
    description:
      'Book tickets at home for our site. Panel ID costs once ₹ 2,999 fees, lifetime. Commission daily. Call 99887 76655 after 8 in the evening.',
    company: 'Yatra Panel Point',
    email: 'yatrapanel@gmail.com',
    salary: '35000 - 80000',
    category: 'customer-support',
  },
  {
    title: 'Warehouse Helper, Same Day Joining',
    description:
      'Badi company ke godown me helper. Gate pass aur medical ka charge pehle dena hoga, baaki kaam par. Roz 900, OT alag.',
    company: 'Godown Staff Supply',
    email: 'godownstaff@gmail.com',
    salary: '27000 - 39000',
    category: 'warehouse',
    blockedNumber: 2,
  },
  {
    title: 'Receptionist for Five Star Hotel',
    description:
      'Only women under 25, night duty, double pay. Full size photo on WhatsApp first. Pickup and drop. Education does not matter.',
    company: 'Royal Hospitality Group',
    email: 'royalhospitalitygrp@gmail.com',
    salary: '60000 - 110000',
    category: 'hospitality',
    blockedNumber: 1,
  },
  {
    title: 'Video Review Intern',
    description:
      'Watch and rate short films on your mobile, one hour daily, first task pays 150 at once in your Paytm number. Group on t.me/reviewclub.',
    company: 'Review Club',
    email: 'reviewclubteam@gmail.com',
    salary: '45000 - 70000',
    category: 'marketing',
    blockedNumber: 3,
  },
  {
    title: 'Assistant in Export House',
    description:
      'Parcels come to your house, you change the sticker and send them further. Rs 400 for each parcel. Keep your Aadhaar card copy ready for the courier.',
    company: 'Blue Ocean Exports',
    email: 'blueoceanexports@gmail.com',
    salary: '40000 - 60000',
    category: 'back-office',
  },
  {
    title: 'Teacher Online, Any Subject',
    description:
      'Teach one hour a day. Your class is opened after demo account activation of ₹ 1,299 deposit. Refundable after joining for three months.',
    company: 'Bright Minds Online',
    email: 'brightmindsonline@gmail.com',
    salary: '45000 - 65000',
    category: 'education',
  },
  {
    title: 'Ghar se kaam, mahilaon ke liye',
    description:
      'मोमबत्ती और अगरबत्ती पैकिंग, माल घर पर। मशीन का 4,500 रुपये जमा, कंपनी माल वापस ख़रीदती है। यूपीआई नंबर साथ भेजें।',
    company: 'गृह लक्ष्मी उद्योग',
    email: 'grihlaxmiudyog@gmail.com',
    salary: '20000 - 45000',
    category: 'manufacturing',
  },
  {
    title: 'Field Officer, Solar Scheme',
    description:
      'Sarkari solar yojana me field officer. Har ghar se form ka 350 lena hai aur aadhaar number. Aapka ID card banane ke 1,100 dene hai.',
    company: 'Surya Yojana Kendra',
    email: 'suryayojanakendra@gmail.com',
    salary: '30000 - 50000',
    category: 'field-sales',
  },
  {
    title: 'Executive in Multinational',
    description:
      'Interview letter attached in mail. To block your slot send an advance of two thousand by UPI, it is given back in the interview hall. Offer letter same day.',
    company: 'MNC Interview Cell',
    email: 'mncinterviewcell@gmail.com',
    salary: '70000 - 110000',
    category: 'customer-support',
    blockedNumber: 0,
  },
  {
    title: 'Cab Driver with Company Car',
    description:
      'Company gives you a new car. Security cheque and ₹ 8,000 advance for the car papers at joining. Earn 4,000 daily, home every night.',
    company: 'City Cab Partner Desk',
    email: 'citycabpartner@gmail.com',
    salary: '70000 - 120000',
    category: 'driving',
  },
  {
    title: 'Translation Work (Hindi)',
    description:
      'Translate 20 pages in three days. A lawyer will call when the work is late; the legal case can be closed by paying 6,000 online. Sign the agreement with Aadhaar number.',
    company: 'Legal Lingua Services',
    email: 'legallingua@yahoo.com',
    salary: '35000 - 48000',
    category: 'creative',
  },
  {
    title: 'Beautician at Home Service',
    description:
      'Get bookings in our app. Bring own kit or take ours for ₹ 5,500 advance. OTP of customers is put into our group before the visit, tell the OTP of each.',
    company: 'Glow At Door',
    email: 'glowatdoorjobs@gmail.com',
    salary: '50000 - 90000',
    category: 'beauty',
  },
  {
    title: 'Computer Operator, Urgent 50 Posts',
    description:
      'Fifty posts, today last date. Documents: aadhaar card, pan card, passbook, two photos. Rs 750 for the exam seat at the counter.',
    company: 'Sarva Shiksha Recruitment',
    email: 'sarvashiksharecruit@gmail.com',
    salary: '30000 - 42000',
    category: 'back-office',
  },
  {
    title: 'Chat Friend for Ladies Club',
    description:
      'Talk and meet rich ladies, 15,000 for a meeting. Membership of the club once Rs 2,100 jama karein, ID card comes on WhatsApp 9911002200.',
    company: 'Elite Friends Club',
    email: 'elitefriendsclub@gmail.com',
    salary: '150000 - 300000',
    category: 'chat-email',
  },
  {
    title: 'Insurance Bonus Caller',
    description:
      'Call old customers and tell them that their bonus of insurance is ready. They send GST of the bonus to the given account. Half of it is your incentive. Bank account details of caller needed.',
    company: 'Policy Bonus Section',
    email: 'policybonus@gmail.com',
    salary: '60000 - 130000',
    category: 'telesales',
  },
  {
    title: 'Cook in Hostel',
    description:
      'Cook for 60 people in a hostel. Before the joining the agent gets 1,000 in cash for showing the place. Room free.',
    company: 'Annapurna Placement',
    email: 'annapurnaplacement@gmail.com',
    salary: '40000 - 52000',
    category: 'kitchen',
  },
]
