import type { IndianState } from '#contract/places/indian-states.ts'
import type { Random } from './random.ts'

export type SampleCity = {
  readonly city: string
  readonly state: IndianState
  readonly pincode: string
  readonly areas: readonly [string, ...string[]]
}

/** 25 cities, each with a pincode and some of its areas. */
export const sampleCities: readonly [SampleCity, ...SampleCity[]] = [
  {
    city: 'Delhi',
    state: 'Delhi',
    pincode: '110092',
    areas: ['Laxmi Nagar', 'Okhla Phase 2', 'Janakpuri'],
  },
  {
    city: 'Noida',
    state: 'Uttar Pradesh',
    pincode: '201301',
    areas: ['Sector 62', 'Sector 16', 'Sector 3'],
  },
  {
    city: 'Gurugram',
    state: 'Haryana',
    pincode: '122001',
    areas: ['Udyog Vihar', 'Sector 44', 'Sohna Road'],
  },
  {
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400069',
    areas: ['Andheri East', 'Malad West', 'Goregaon East'],
  },
  {
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411014',
    areas: ['Kharadi', 'Viman Nagar', 'Hadapsar'],
  },
  {
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    areas: ['Indiranagar', 'Marathahalli', 'BTM Layout'],
  },
  {
    city: 'Hyderabad',
    state: 'Telangana',
    pincode: '500081',
    areas: ['Madhapur', 'Begumpet', 'Kukatpally'],
  },
  {
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600032',
    areas: ['Guindy', 'Ambattur', 'Perungudi'],
  },
  {
    city: 'Kolkata',
    state: 'West Bengal',
    pincode: '700091',
    areas: ['Salt Lake Sector 5', 'New Town', 'Park Circus'],
  },
  {
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302021',
    areas: ['Vaishali Nagar', 'Malviya Nagar', 'Sitapura'],
  },
  {
    city: 'Ahmedabad',
    state: 'Gujarat',
    pincode: '380015',
    areas: ['Satellite', 'Prahlad Nagar', 'Navrangpura'],
  },
  { city: 'Surat', state: 'Gujarat', pincode: '395007', areas: ['Vesu', 'Adajan', 'Ring Road'] },
  {
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    pincode: '226010',
    areas: ['Gomti Nagar', 'Aliganj', 'Hazratganj'],
  },
  {
    city: 'Indore',
    state: 'Madhya Pradesh',
    pincode: '452010',
    areas: ['Vijay Nagar', 'Palasia', 'Bhawarkua'],
  },
  {
    city: 'Bhopal',
    state: 'Madhya Pradesh',
    pincode: '462011',
    areas: ['MP Nagar', 'Arera Colony', 'Kolar Road'],
  },
  {
    city: 'Chandigarh',
    state: 'Chandigarh',
    pincode: '160017',
    areas: ['Sector 17', 'Industrial Area Phase 1', 'Sector 34'],
  },
  {
    city: 'Patna',
    state: 'Bihar',
    pincode: '800001',
    areas: ['Fraser Road', 'Boring Road', 'Kankarbagh'],
  },
  {
    city: 'Ranchi',
    state: 'Jharkhand',
    pincode: '834001',
    areas: ['Main Road', 'Lalpur', 'Doranda'],
  },
  {
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440010',
    areas: ['Dharampeth', 'Sadar', 'IT Park'],
  },
  {
    city: 'Raipur',
    state: 'Chhattisgarh',
    pincode: '492001',
    areas: ['Pandri', 'Shankar Nagar', 'Telibandha'],
  },
  {
    city: 'Dehradun',
    state: 'Uttarakhand',
    pincode: '248001',
    areas: ['Rajpur Road', 'Clock Tower', 'IT Park'],
  },
  {
    city: 'Guwahati',
    state: 'Assam',
    pincode: '781005',
    areas: ['GS Road', 'Christian Basti', 'Ganeshguri'],
  },
  {
    city: 'Bhubaneswar',
    state: 'Odisha',
    pincode: '751024',
    areas: ['Patia', 'Saheed Nagar', 'Chandrasekharpur'],
  },
  {
    city: 'Kochi',
    state: 'Kerala',
    pincode: '682030',
    areas: ['Kakkanad', 'Edappally', 'Palarivattom'],
  },
  {
    city: 'Visakhapatnam',
    state: 'Andhra Pradesh',
    pincode: '530016',
    areas: ['Dwaraka Nagar', 'Gajuwaka', 'Siripuram'],
  },
]

const homeNumbers = ['House', 'H.No.', 'Flat', 'Room', 'Door No.'] as const
const homeStreets = ['Gali 4', 'Lane 2', 'Street 5', 'Block C', 'near the post office', ''] as const

/** A home address without city and pincode. */
export function homeAddress(random: Random, { areas }: SampleCity): string {
  const house = `${random.pick(homeNumbers)} ${random.int(1, 380)}`
  return [house, random.pick(homeStreets), random.pick(areas)].filter(Boolean).join(', ')
}

const buildings = [
  'Shanti Plaza',
  'Orbit Tower',
  'Krishna Complex',
  'Lotus Business Park',
  'Skyline Arcade',
  'Metro Heights',
] as const

/** An office address without city and pincode. */
export function officeAddress(random: Random, { areas }: SampleCity): string {
  const house = random.pick([
    '2nd Floor',
    '3rd Floor',
    'Unit 305',
    'Tower B',
    'Ground Floor',
    'Plot 14',
  ])
  return `${house}, ${random.pick(buildings)}, ${random.pick(areas)}`
}
