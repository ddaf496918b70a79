/** Words that stand beside a figure of pay and say nothing more. */
export const payWords = `
  salary salery sallary sailary selary pay payment income tankha tankhwah tankhwa tankhah pagar vetan package ctc inhand hand rs inr rupee rupaye rupay rupees rupya
  per month monthly mahina mahine pm year yearly annum annual saal salana above upto plus minimum more than least atleast upar uper zyada jyada adhik tak lakh lac lpa वेतन सैलरी तनख्वाह पगार रुपये महीना`

export const thousandWords = `k thousand hazar hajar hazaar hajaar hazzar हजार हज़ार`

/** Thousands as they are spoken. */
export const spokenThousands = [
  [10, 'das dus ten दस'],
  [12, 'barah twelve बारह'],
  [15, 'pandrah pandra fifteen पंद्रह'],
  [18, 'atharah eighteen अठारह'],
  [20, 'bees bis twenty बीस'],
  [25, 'pachees pachis pacchis पच्चीस'],
  [30, 'tees tis thirty तीस'],
  [40, 'chalis forty चालीस'],
  [50, 'pachas fifty पचास'],
] as const
