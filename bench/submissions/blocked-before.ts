import type { Submission } from './submission.ts'

/** Blocked before: what comes later shares their numbers or their words. */
export const blockedBefore: readonly Submission[] = [
  {
    title: 'Form Filling Executive (Home Based)',
    description:
      'Fill simple forms at your own home and earn daily. No target, no interview. We send 500 forms for 7 days and pay after quality check. Agreement on stamp paper will be sent to you by courier.',
    company: 'Shree Data Solutions',
    email: 'shreedatasolutions@gmail.com',
    salary: '25000 - 45000',
    category: 'data-entry',
  },
  {
    title: 'Airport Ground Staff',
    description:
      'Direct joining in airport, 10th pass also apply. Uniform, food and room from company side. After document check your joining letter comes in two days, so keep the amount for gate pass ready.',
    company: 'Sky Line Aviation Jobs',
    email: 'skylineaviationjobs@yahoo.com',
    salary: '28000 - 52000',
    category: 'front-office',
  },
  {
    title: 'Packing Boy in Pen Company',
    description:
      'Ghar baithe pen packing ka kaam, mahila aur purush dono. Maal ghar par milega, roz ka hisaab roz. Pehle ek baar saman ka charge dena hai jo pehli tankha me wapas mil jayega.',
    company: 'Rainbow Pen Works',
    email: 'rainbowpenwork@gmail.com',
    salary: '30000 - 40000',
    category: 'warehouse',
  },
  {
    title: 'Amazing Part Time Work',
    description:
      'Like videos and give reviews on your mobile, earn 3000 daily. Join our Telegram group for the first task. VIP tasks need a recharge in your task wallet and give double the amount back in ten minutes.',
    company: 'Global Media Ratings',
    email: 'globalmediaratings@gmail.com',
    salary: '60000 - 90000',
    category: 'marketing',
  },
]
