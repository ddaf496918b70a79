import type { Lines, TextsOf } from './post-texts.ts'

const roadOffers: Lines = [
  'Two wheeler allowance by kilometre',
  'Accident cover of ₹5 lakh',
  'Incentive paid every week',
  'Bag, T-shirt and raincoat from us',
]

const shopOffers: Lines = [
  'Staff discount in all our shops',
  'Incentive on the sales of the shop',
  'Festival bonus',
  'Uniform from us',
]

/** Texts of job ads for work in shops, in warehouses and on the road. */
export const streetTexts: TextsOf<'field-sales' | 'delivery' | 'driving' | 'warehouse' | 'retail'> =
  {
    'field-sales': [
      {
        titles: [
          'Field Sales Executive',
          'Merchant Onboarding Executive',
          'Business Development Executive (Field)',
          'Field Executive - Loan Documents',
          'Outdoor Sales Executive, Own Area',
          'BDE - Shops and Kirana',
          'Direct Sales Officer',
        ],
        openings: [
          'You visit shops in your own part of the city and sign them up for our service.',
          'We are building a field team for new areas of the city.',
          'Fixed salary, travel allowance and an incentive on every shop.',
        ],
        duties: [
          'Visit ten shops a day in your own area and sign them up',
          'Help the shopkeeper with the first payment',
          'Collect the papers and upload photos of them',
          'Look after the shops of your list every month',
          'Report competitors and new shops to the team leader',
          'Meet the team every morning at 9.30 for the plan of the day',
        ],
        needs: [
          'Own two wheeler and a valid licence',
          'Android phone with internet',
          'You know the roads and speak the local language',
        ],
        offers: roadOffers,
      },
    ],
    delivery: [
      {
        titles: [
          'Delivery Partner (own bike)',
          'Parcel Delivery Executive',
          'Last Mile Delivery Rider',
          'Delivery Boy / Girl, Grocery',
          'Van Driver cum Delivery Executive',
        ],
        openings: [
          'Join our hub and deliver in the streets you know.',
          'We bring groceries in the city and need riders for morning and evening.',
          'Weekly payout, joining within two days after the papers are checked.',
        ],
        duties: [
          'Deliver 40 to 60 parcels a day within 8 km of the hub',
          'Take the customer’s code or payment at the door',
          'Hand in the cash and the returns at the end of the shift',
          'Sort your parcels by route before leaving',
          'Call the customer when the address is not clear',
        ],
        needs: [
          'Two wheeler with papers and licence for riders',
          '10th pass can apply, reading addresses in English is enough',
          'Android phone and bank account in your own name',
        ],
        offers: roadOffers,
      },
    ],
    driving: [
      {
        titles: [
          'Car Driver',
          'Truck Driver',
          'Cab Driver, Night Shift',
          'School Bus Driver',
          'Personal Driver',
        ],
        openings: [
          'Steady routes, a good vehicle and a fixed day off.',
          'We run forty vehicles for offices and schools and need more drivers.',
        ],
        duties: [
          'Drive by the plan of the day and the rules of the road',
          'Check oil, tyres and lights every morning',
          'Keep the vehicle clean inside and outside',
          'Write kilometres and fuel into the log book',
          'Help with the luggage and be polite to passengers',
          'Call the office at once after a breakdown',
        ],
        needs: [
          'Valid licence, commercial badge where the vehicle needs one',
          'Two years on the road without a serious accident',
          'You know the city or can read a map on the phone',
        ],
        offers: roadOffers,
      },
    ],
    warehouse: [
      {
        titles: [
          'Warehouse Picker',
          'Picker Packer - Night Shift',
          'Warehouse Hub Assistant',
          'Warehouse Associate',
          'Sorting Staff, Parcel Hub',
        ],
        openings: [
          'Our warehouse sends 4,000 parcels a day and takes on people for two shifts.',
          'Work inside the hub: no driving and no delivery at doors.',
        ],
        duties: [
          'Pick and pack orders by the list on the scanner',
          'Sort parcels by route before the vans leave',
          'Load and unload vans with your team',
          'Count what comes in and report what is missing or broken',
          'Keep lanes and shelves clean and free',
          'Print labels and close the bags of each route',
        ],
        needs: [
          '10th pass can apply, reading addresses in English is enough',
          'You can lift 15 kg and stand through a shift',
          'Ready for night shift when your turn comes',
        ],
        offers: [
          'Overtime is paid double',
          'Safety shoes and uniform from us',
          'Canteen meal at ₹30',
        ],
      },
    ],
    retail: [
      {
        titles: [
          'Retail Sales Associate',
          'Store Cashier',
          'Floor Executive - Garments',
          'Counter Sales Staff',
          'Store Manager (Small Format)',
          'Shop Assistant, Footwear',
          'Merchandiser - Grocery Store',
          'Showroom Sales Executive',
        ],
        openings: [
          'A new shop opens next month and we are hiring the whole team.',
          'We sell home goods and garments and need friendly people on the floor.',
          'Work near home: we try to place you in the shop closest to you.',
        ],
        duties: [
          'Greet customers and help them find what they came for',
          'Bill at the counter and keep the shelf full',
          'Count stock on Mondays with the store manager',
          'Keep the floor and the trial rooms tidy',
          'Tell customers about the offers of the week',
          'Close the cash with the manager in the evening',
        ],
        needs: [
          'You can stand for long hours and smile',
          'Billing machine experience is a plus',
          'Ready to work on Sundays, week off on a weekday',
        ],
        offers: shopOffers,
      },
    ],
  }
