import type { Lines, TextsOf } from './post-texts.ts'

const siteOffers: Lines = [
  'Overtime is paid double',
  'Safety shoes and helmet from us',
  'Canteen meal at ₹30',
  'Company bus from the main stops',
]

/** Texts of job ads for workshops, factories and building sites. */
export const tradeTexts: TextsOf<
  'technician' | 'manufacturing' | 'tailoring' | 'construction' | 'labour'
> = {
  technician: [
    {
      titles: [
        'Electrician',
        'Plumber',
        'AC Technician',
        'Maintenance Technician',
        'Two Wheeler Mechanic',
        'Welder',
        'Carpenter',
      ],
      openings: [
        'Our workshop has steady work and needs skilled hands.',
        'We look after the machines and lines of forty offices.',
      ],
      duties: [
        'Find the fault and repair it on the same day',
        'Do the planned checks by the list',
        'Write down what was done and which parts were used',
        'Keep tools and stock in order',
        'Explain to the customer what was wrong',
        'Work safely and switch off before you open anything',
      ],
      needs: ['ITI or two years in the trade', 'Own tools are welcome, we have them too'],
      offers: siteOffers,
    },
  ],
  manufacturing: [
    {
      titles: [
        'Machine Operator',
        'Production Operator',
        'CNC Operator',
        'Assembly Line Worker',
        'ITI Fitter',
        'Quality Checker, Factory',
      ],
      openings: [
        'Our factory makes parts for fans and pumps in three shifts.',
        'A new line starts next month and needs thirty people.',
      ],
      duties: [
        'Run the machine by the card of the job',
        'Measure the first and every fiftieth piece',
        'Put good and bad pieces into their boxes',
        'Clean the machine at the end of the shift',
        'Report a stop or a strange sound at once',
        'Reach the number of the day with your team',
      ],
      needs: ['10th pass or ITI', 'You can work in shifts that change every week'],
      offers: siteOffers,
    },
  ],
  tailoring: [
    {
      titles: [
        'Tailor',
        'Sewing Machine Operator',
        'Cutting Master',
        'Ladies Tailor',
        'Stitching Helper',
      ],
      openings: [
        'Our unit stitches school uniforms and kurtas all year.',
        'Work by piece or by month, as you like it.',
      ],
      duties: [
        'Stitch pieces by the sample',
        'Check seams and buttons before packing',
        'Change the thread and oil the machine',
        'Cut cloth by the pattern with little waste',
        'Alter clothes by the slip of the customer',
        'Count the pieces of the day',
      ],
      needs: ['You can run an electric sewing machine', 'Clean and even stitching'],
      offers: siteOffers,
    },
  ],
  construction: [
    {
      titles: ['Mason', 'Site Supervisor', 'Bar Bender', 'Construction Helper', 'Tile Fitter'],
      openings: [
        'We build flats of four floors and have work for two years.',
        'Three sites in the city need people from Monday.',
      ],
      duties: [
        'Read the drawing or the words of the engineer',
        'Mix, lay and plaster as planned',
        'Keep the count of cement, sand and bricks',
        'Put up and check the scaffolding',
        'Wear helmet and belt, and see that others do',
        'Leave the place clean for the next trade',
      ],
      needs: [
        'Two years on a site for masons, none for helpers',
        'You live near the site or stay in our rooms',
      ],
      offers: siteOffers,
    },
  ],
  labour: [
    {
      titles: [
        'Helper',
        'Factory Helper',
        'Loading and Unloading Staff',
        'General Labour',
        'Helper for Godown',
      ],
      openings: [
        'Simple work in a good team, wages on time.',
        'We take on helpers for the season and keep the best.',
      ],
      duties: [
        'Load and unload goods with your team',
        'Bring material to where it is needed',
        'Sweep the place and stack the boxes',
        'Help the fitter or the operator',
        'Count the bags and tell the supervisor',
        'Tie and cover the goods before the vehicle leaves',
      ],
      needs: ['No school certificate needed', 'You can lift 25 kg'],
      offers: siteOffers,
    },
  ],
}
