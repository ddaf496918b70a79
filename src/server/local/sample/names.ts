import type { IndianState } from '#contract/places/indian-states.ts'
import type { Random } from './random.ts'

type Names = readonly [string, ...string[]]

export type NameGroup = {
  /** The states where most people of the group live; empty means all. */
  readonly homes: readonly IndianState[]
  /** The languages of the group besides Hindi and English. */
  readonly language: string | undefined
  readonly female: Names
  readonly male: Names
  readonly family: Names
  /** The headwear of some of them. */
  readonly headwear?: { readonly male?: 'turban'; readonly female?: 'scarf' }
}

/**
 * Given names with matching family names. Full names are combined at random and belong to nobody in
 * particular.
 */
const nameGroups: readonly [NameGroup, ...NameGroup[]] = [
  {
    homes: ['Uttar Pradesh', 'Delhi', 'Madhya Pradesh', 'Uttarakhand', 'Haryana', 'Chhattisgarh'],
    language: undefined,
    female: [
      'Pooja',
      'Kavita',
      'Anjali',
      'Ritika',
      'Shweta',
      'Nisha',
      'Archana',
      'Preeti',
      'Khushboo',
      'Aarti',
      'Monika',
      'Sapna',
    ],
    male: [
      'Ashish',
      'Nitin',
      'Pankaj',
      'Vivek',
      'Gaurav',
      'Abhinav',
      'Saurabh',
      'Mohit',
      'Ankit',
      'Sumit',
      'Shubham',
      'Himanshu',
    ],
    family: [
      'Verma',
      'Saxena',
      'Srivastava',
      'Rastogi',
      'Bisht',
      'Chauhan',
      'Dubey',
      'Kushwaha',
      'Rawat',
      'Maurya',
      'Awasthi',
      'Sahu',
    ],
  },
  {
    homes: ['Bihar', 'Jharkhand'],
    language: 'Maithili',
    female: [
      'Soni',
      'Rani',
      'Juhi',
      'Smita',
      'Kumari',
      'Rashmi',
      'Sunita',
      'Babita',
      'Puja',
      'Nutan',
    ],
    male: [
      'Ranjan',
      'Chandan',
      'Santosh',
      'Mukesh',
      'Raushan',
      'Kundan',
      'Rajeev',
      'Avinash',
      'Bikash',
      'Alok',
    ],
    family: [
      'Jha',
      'Thakur',
      'Mahto',
      'Ojha',
      'Paswan',
      'Choudhary',
      'Sinha',
      'Mandal',
      'Pathak',
      'Oraon',
    ],
  },
  {
    homes: ['Chandigarh', 'Punjab', 'Haryana', 'Delhi'],
    language: 'Punjabi',
    female: [
      'Harpreet',
      'Simran',
      'Gurleen',
      'Manpreet',
      'Jasleen',
      'Navneet',
      'Amanpreet',
      'Kiranjot',
    ],
    male: [
      'Harjeet',
      'Gurpreet',
      'Jaspreet',
      'Sukhwinder',
      'Amarjeet',
      'Paramjit',
      'Lovepreet',
      'Ravinder',
    ],
    family: ['Gill', 'Sandhu', 'Dhillon', 'Bajwa', 'Sidhu', 'Grewal', 'Saini', 'Virk', 'Bhatti'],
    headwear: { male: 'turban' },
  },
  {
    homes: ['Rajasthan'],
    language: 'Marwari',
    female: ['Bhavna', 'Sarita', 'Meenakshi', 'Payal', 'Kiran', 'Chanda', 'Hemlata', 'Suman'],
    male: ['Lokesh', 'Devendra', 'Mahaveer', 'Bhanwar', 'Narendra', 'Kailash', 'Hemant', 'Tarun'],
    family: ['Rathore', 'Shekhawat', 'Meena', 'Gurjar', 'Khandelwal', 'Soni', 'Bhati', 'Choudhary'],
  },
  {
    homes: ['Gujarat'],
    language: 'Gujarati',
    female: ['Hetal', 'Mansi', 'Krupa', 'Dhara', 'Bhumika', 'Riddhi', 'Nidhi', 'Falguni'],
    male: ['Hiren', 'Chirag', 'Dhaval', 'Mitesh', 'Kalpesh', 'Bhavin', 'Ketan', 'Parth'],
    family: ['Solanki', 'Parmar', 'Vaghela', 'Desai', 'Trivedi', 'Prajapati', 'Makwana', 'Panchal'],
  },
  {
    homes: ['Maharashtra', 'Goa'],
    language: 'Marathi',
    female: [
      'Sneha',
      'Vaishali',
      'Rupali',
      'Swati',
      'Ashwini',
      'Pranali',
      'Tejal',
      'Manasi',
      'Sayali',
    ],
    male: [
      'Tushar',
      'Omkar',
      'Swapnil',
      'Nilesh',
      'Prathamesh',
      'Mangesh',
      'Sagar',
      'Amol',
      'Rohan',
    ],
    family: [
      'Kulkarni',
      'Jadhav',
      'Deshmukh',
      'Shinde',
      'Pawar',
      'Gaikwad',
      'Bhosale',
      'Salunkhe',
      'Wagh',
      'Kamble',
    ],
  },
  {
    homes: ['Karnataka'],
    language: 'Kannada',
    female: ['Shruthi', 'Chaitra', 'Roopa', 'Vinutha', 'Pallavi', 'Sahana', 'Bhavya', 'Ranjitha'],
    male: [
      'Naveen',
      'Manjunath',
      'Darshan',
      'Kiran',
      'Basavaraj',
      'Santhosh',
      'Chethan',
      'Pradeep',
    ],
    family: ['Gowda', 'Shetty', 'Hegde', 'Bhat', 'Patil', 'Naik', 'Kamath', 'Hiremath'],
  },
  {
    homes: ['Telangana', 'Andhra Pradesh'],
    language: 'Telugu',
    female: ['Swapna', 'Sravani', 'Mounika', 'Divya', 'Lavanya', 'Haritha', 'Sirisha', 'Bhargavi'],
    male: ['Srikanth', 'Naresh', 'Praveen', 'Ramesh', 'Harish', 'Vamsi', 'Sai Kiran', 'Mahender'],
    family: [
      'Gaddam',
      'Reddy',
      'Kolluri',
      'Vemula',
      'Chintala',
      'Bandaru',
      'Naidu',
      'Yerra',
      'Mudiraj',
    ],
  },
  {
    homes: ['Tamil Nadu', 'Puducherry'],
    language: 'Tamil',
    female: [
      'Revathi',
      'Nandhini',
      'Kavitha',
      'Gayathri',
      'Abinaya',
      'Sangeetha',
      'Yamini',
      'Priyadharshini',
    ],
    male: ['Karthik', 'Saravanan', 'Dinesh', 'Prakash', 'Senthil', 'Gokul', 'Vignesh', 'Aravind'],
    family: [
      'Murugan',
      'Subramani',
      'Selvam',
      'Rajendran',
      'Palanisamy',
      'Annamalai',
      'Kumaravel',
      'Natarajan',
    ],
  },
  {
    homes: ['Kerala'],
    language: 'Malayalam',
    female: ['Anitha', 'Sreelakshmi', 'Athira', 'Remya', 'Aswathy', 'Jincy', 'Merin', 'Aparna'],
    male: ['Anoop', 'Vishnu', 'Jithin', 'Sreejith', 'Akhil', 'Basil', 'Tijo', 'Renjith'],
    family: ['Nair', 'Pillai', 'Menon', 'Kurian', 'Varghese', 'Mathew', 'Panicker', 'Thomas'],
  },
  {
    homes: ['West Bengal', 'Tripura'],
    language: 'Bengali',
    female: ['Moumita', 'Sharmila', 'Paromita', 'Ishita', 'Sohini', 'Rupsa', 'Debjani', 'Tania'],
    male: ['Debashish', 'Subhankar', 'Arnab', 'Sandip', 'Abhijit', 'Tanmoy', 'Kaushik', 'Partha'],
    family: [
      'Ghosh',
      'Bose',
      'Mondal',
      'Sarkar',
      'Chakraborty',
      'Biswas',
      'Halder',
      'Kundu',
      'Paul',
    ],
  },
  {
    homes: ['Odisha'],
    language: 'Odia',
    female: [
      'Subhashree',
      'Itishree',
      'Lopamudra',
      'Sasmita',
      'Monalisa',
      'Truptimayee',
      'Gitanjali',
    ],
    male: ['Biswajit', 'Soumya Ranjan', 'Prasanta', 'Sibasish', 'Manas', 'Rakesh', 'Jagannath'],
    family: ['Mohanty', 'Behera', 'Pradhan', 'Nayak', 'Swain', 'Rout', 'Sethi', 'Mallick'],
  },
  {
    homes: ['Assam'],
    language: 'Assamese',
    female: ['Rimpi', 'Barnali', 'Juri', 'Mridusmita', 'Dipika', 'Pallabi', 'Nabanita'],
    male: ['Bhaskar', 'Hirak', 'Mrinal', 'Dipankar', 'Rituraj', 'Nayan', 'Pranjal'],
    family: ['Borah', 'Saikia', 'Kalita', 'Deka', 'Gogoi', 'Hazarika', 'Barman', 'Basumatary'],
  },
  {
    homes: ['Assam', 'Meghalaya', 'Manipur', 'Mizoram', 'Nagaland'],
    language: undefined,
    female: ['Lalrinpuii', 'Ibanroi', 'Chingnu', 'Tingneilhing', 'Asenla', 'Thoibi'],
    male: ['Lalremruata', 'Bansharai', 'Thangboi', 'Imkong', 'Ningthou', 'Kevi'],
    family: ['Ralte', 'Kharbuli', 'Haokip', 'Jamir', 'Meitei', 'Sailo'],
  },
  {
    homes: ['Uttar Pradesh', 'Delhi', 'Telangana', 'Bihar', 'Maharashtra', 'West Bengal'],
    language: 'Urdu',
    female: ['Ayesha', 'Shabana', 'Farida', 'Nazia', 'Rukhsar', 'Sana', 'Zainab', 'Heena'],
    male: ['Imran', 'Zubair', 'Faizan', 'Shoaib', 'Arshad', 'Tauseef', 'Danish', 'Sajid'],
    family: ['Ansari', 'Qureshi', 'Siddiqui', 'Shaikh', 'Pathan', 'Mirza', 'Rizvi', 'Farooqui'],
    headwear: { female: 'scarf' },
  },
  {
    homes: ['Goa', 'Maharashtra', 'Kerala', 'Tamil Nadu', 'Karnataka'],
    language: 'Konkani',
    female: ['Sharon', 'Mary', 'Valencia', 'Rochelle', 'Jennifer', 'Philomena'],
    male: ['Joseph', 'Melwyn', 'Anthony', 'Savio', 'Clifford', 'Lester'],
    family: ['Dsouza', 'Fernandes', 'Pereira', 'Lobo', 'Rodrigues', 'Menezes'],
  },
]

/** Names of famous people, which the random combination must not make. */
export const namesOfKnownPeople: ReadonlySet<string> = new Set([
  'Aparna Nair',
  'Arnab Ghosh',
  'Danish Siddiqui',
  'Gaurav Chauhan',
  'Imran Mirza',
  'Joseph Thomas',
  'Pallavi Patil',
  'Rohan Gaikwad',
  'Sana Shaikh',
  'Sania Mirza',
  'Shoaib Mirza',
  'Simran Sidhu',
  'Vivek Verma',
])

/** A group for an inhabitant of this state: most people are from there, some have moved. */
export function pickNameGroup(random: Random, state: IndianState): NameGroup {
  const locals = nameGroups.filter(({ homes }) => homes.includes(state))
  const [first, ...others] = locals
  return first !== undefined && random.chance(0.72)
    ? random.pick([first, ...others])
    : random.pick(nameGroups)
}

/** A full name that is not in `taken`, which gets it. */
export function newName(
  random: Random,
  group: NameGroup,
  gender: 'male' | 'female',
  taken: Set<string>,
): string {
  for (;;) {
    const name = `${random.pick(group[gender])} ${random.pick(group.family)}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

export const toMailName = (name: string) => name.toLowerCase().replaceAll(' ', '.')
