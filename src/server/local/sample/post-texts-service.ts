import type { Lines, TextsOf } from './post-texts.ts'

const houseOffers: Lines = [
  'Meals on duty',
  'Room near the work for those from outside',
  'Uniform from us',
  'Tips stay with you',
]

/** Texts of job ads for work in hotels, homes and shops of services, and for guards. */
export const serviceTexts: TextsOf<
  'security' | 'housekeeping' | 'kitchen' | 'hospitality' | 'beauty'
> = {
  security: [
    {
      titles: [
        'Security Guard',
        'Security Guard - Night Shift',
        'Lady Guard',
        'Security Supervisor',
        'Watchman, Housing Society',
      ],
      openings: [
        'We guard offices and housing societies and need people for day and night.',
        'Twelve guards are joining at a new site this month.',
      ],
      duties: [
        'Check passes and write visitors into the register',
        'Walk around the building every hour',
        'Watch the cameras at the gate',
        'Guide vehicles to their parking places',
        'Call the supervisor and the control room when something is wrong',
        'Hand over keys and register at the end of the shift',
      ],
      needs: [
        'Height of 5 feet 5 or more for men, 5 feet 2 for women',
        'Ready for 12 hour duty in turns',
        'Police verification is done by us',
      ],
      offers: houseOffers,
    },
  ],
  housekeeping: [
    {
      titles: [
        'Housekeeping Boy / Girl',
        'Housekeeping Supervisor',
        'Office Cleaner',
        'Room Attendant',
        'Gardener for Office Campus',
      ],
      openings: [
        'We clean offices and hospitals and are hiring for two sites.',
        'Day shift work in a clean place, with a fixed day off.',
      ],
      duties: [
        'Sweep and mop floors, stairs and glass',
        'Keep washrooms clean and stocked',
        'Empty bins and sort the waste',
        'Water plants and keep the entrance tidy',
        'Tell the supervisor what is broken or used up',
        'Sign the cleaning sheet of every round',
      ],
      needs: [
        'Experience of six months is good, freshers are trained',
        'You are careful with machines and cleaning liquids',
      ],
      offers: houseOffers,
    },
  ],
  kitchen: [
    {
      titles: [
        'Cook',
        'South Indian Cook',
        'Tandoor Chef',
        'Kitchen Helper',
        'Commis Chef',
        'Baker',
      ],
      openings: [
        'Our kitchen sends out 600 meals a day and needs more hands.',
        'We open a second restaurant and build its kitchen team.',
      ],
      duties: [
        'Prepare the dishes of the day by our recipes',
        'Cut, clean and store vegetables',
        'Keep stove, tools and floor clean',
        'Check what comes from the market and what is left',
        'Pack orders with the right label',
        'Follow the hygiene rules of the kitchen',
      ],
      needs: [
        'One year in a restaurant, mess or canteen',
        'You can work in the evening and on weekends',
      ],
      offers: houseOffers,
    },
  ],
  hospitality: [
    {
      titles: [
        'Waiter',
        'Steward',
        'Restaurant Captain',
        'Hotel Front Office Associate',
        'Barista',
        'Banquet Staff',
      ],
      openings: [
        'A family restaurant with 80 seats looks for friendly people.',
        'Our hotel has 60 rooms and a banquet hall; the season begins soon.',
      ],
      duties: [
        'Welcome guests and lead them to their place',
        'Take orders and bring them to the kitchen',
        'Serve food and clear tables',
        'Keep tables, glasses and menus clean',
        'Make the bill and take the payment',
        'Listen to complaints and tell the manager',
      ],
      needs: ['You speak politely, simple English helps', 'Ready for split shifts'],
      offers: houseOffers,
    },
  ],
  beauty: [
    {
      titles: [
        'Beautician',
        'Hair Stylist',
        'Salon Receptionist and Beautician',
        'Spa Therapist',
        'Makeup Artist',
      ],
      openings: [
        'Our salon has many regular customers and two free chairs.',
        'A new salon opens in the market and we hire its team.',
      ],
      duties: [
        'Do facials, threading, waxing and hair care',
        'Advise customers on what suits them',
        'Keep tools clean and disinfected',
        'Call customers for their next appointment',
        'Sell our products with honest words',
        'Keep the appointment book',
      ],
      needs: ['Certificate of a beauty course, or one year in a salon', 'You are patient and tidy'],
      offers: houseOffers,
    },
  ],
}
