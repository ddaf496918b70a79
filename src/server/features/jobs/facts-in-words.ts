import type { Benefit, Joining, Shift, WeekOff, WorkTime } from '#contract/jobs/fact-options.ts'

/*
 * The phrases that tell a fact for certain, in English, in Hindi in Latin letters, and in Devanagari. A phrase with the
 * value undefined tells that the fact is open. A longer phrase comes before one that it contains.
 */

type Phrases<Value> = readonly (readonly [value: Value | undefined, phrases: string])[]

export const shiftPhrases: Phrases<Shift> = [
  [
    undefined,
    'day night shift, day or night shift, day and night shift, night day shift, night or day shift, day night, both shifts, all shifts, any shift',
  ],
  [
    'night',
    'night shift, night shifts, night duty, graveyard shift, us shift, us process shift, raat ki shift, raat ki duty, नाइट शिफ्ट, नाईट शिफ्ट, रात की शिफ्ट, रात की ड्यूटी',
  ],
  [
    'day',
    'day shift, day shifts, general shift, morning shift, only day shift, din ki shift, din ki duty, डे शिफ्ट, दिन की शिफ्ट, दिन की ड्यूटी',
  ],
  [
    'rotational',
    'rotational shift, rotational shifts, rotating shift, rotating shifts, rotation shift, day and rotational shifts',
  ],
  [
    'flexible',
    'flexible shift, flexible shifts, flexible timing, flexible timings, flexible hours, flexible working hours, choose your hours, apne time par',
  ],
]

export const workTimePhrases: Phrases<WorkTime> = [
  [
    undefined,
    'part time full time, full time part time, part time or full time, full time or part time',
  ],
  ['part', 'part time, parttime, half day job, पार्ट टाइम, पार्टटाइम'],
  ['full', 'full time, fulltime, फुल टाइम'],
]

export const weekOffPhrases: Phrases<WeekOff> = [
  [
    'sundaySomeSaturdays',
    'sunday and alternate saturday off, sunday and alternate saturdays off, alternate saturday off, alternate saturdays off, 2nd and 4th saturday off, second and fourth saturday off, 1st and 3rd saturday off',
  ],
  [
    'saturdaySunday',
    'saturday sunday off, saturday and sunday off, sat sun off, saturday sunday fixed off, weekend off, weekends off, fixed weekend off, 5 days working, five days working, 5 days a week, five days a week',
  ],
  [
    'rotating',
    'rotational week off, rotational weekly off, rotational off, rotational week offs, rotating week off, rotating weekly off, rotating off',
  ],
  [
    'oneDay',
    'one fixed week off, 1 fixed week off, one week off, 1 week off, one day off, 1 day off',
  ],
  [
    'sunday',
    'sunday off, sundays off, sunday fixed off, fixed sunday off, sunday week off, sunday holiday, sunday chutti, sunday ki chutti, रविवार छुट्टी, रविवार की छुट्टी',
  ],
]

export const joiningPhrases: Phrases<Joining> = [
  [
    'atOnce',
    'immediate joining, immediate joiner, immediate joiners, join immediately, joining immediate, immediate start, turant joining, joining turant, तुरंत जॉइनिंग, तुरंत जॉइन',
  ],
  [
    'week',
    'join within a week, joining within a week, join in a week, join within 7 days, joining within 7 days',
  ],
  [
    'fortnight',
    'join within 15 days, joining within 15 days, join in 15 days, join within two weeks',
  ],
  [
    'month',
    'join within a month, joining within a month, join within 30 days, joining within 30 days',
  ],
]

export const benefitPhrases: readonly (readonly [value: Benefit, phrases: string])[] = [
  ['pf', 'pf, epf, provident fund, पीएफ'],
  ['esi', 'esi, esic, ईएसआई'],
  [
    'cab',
    'cab facility, cab provided, free cab, cab for, cab available, both side cab, one side cab, pick up and drop, pickup and drop, pick and drop, pick up drop, pickup drop, transport facility, transport provided',
  ],
  [
    'food',
    'free food, food provided, food facility, food and stay, food and accommodation, free meals, free meal, meals provided, free lunch, free dinner, khana free, khana rehna free',
  ],
  [
    'room',
    'accommodation provided, free accommodation, food and accommodation, food and stay, room provided, room facility, free room, free stay, hostel facility, khana rehna free, rehne ki suvidha, रहने की सुविधा',
  ],
  ['insurance', 'health insurance, medical insurance, mediclaim, medical cover, health cover'],
  [
    'training',
    'paid training, training with full pay, training with pay, training for 10 days with full pay',
  ],
]
