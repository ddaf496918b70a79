import type { SkillConcept } from './concept.ts'

export const skills: readonly SkillConcept[] = [
  {
    name: 'autocad',
    phrases: 'auto cad, autocad, cad software, ऑटोकैड',
    work: 'drafting, civil engineering, mechanical engineering',
  },
  { name: 'canva', phrases: 'canva', work: 'graphic design, social media' },
  { name: 'car washing', phrases: 'car wash, car washing, vehicle washing', work: 'car cleaning' },
  {
    name: 'computer knowledge',
    phrases: 'computer, basic computer, computer knowledge, computer skill, computer course, कंप्यूटर',
    work: 'data entry, office assistance, back office',
  },
  { name: 'coreldraw', phrases: 'corel draw, coreldraw', work: 'graphic design' },
  {
    name: 'driving licence',
    phrases: 'driving licence, driving license, licence, license, dl',
    work: 'driving, delivery',
  },
  {
    name: 'excel',
    phrases: 'excel, ms excel, microsoft excel, advanced excel, advance excel, excel sheet, एक्सेल',
    work: 'mis, data entry, back office',
  },
  { name: 'facebook ads', phrases: 'facebook ads, meta ads, fb ads', work: 'digital marketing' },
  { name: 'figma', phrases: 'figma', work: 'interface design' },
  {
    name: 'google ads',
    phrases: 'google ads, google adwords, adwords, ppc, pay per click',
    work: 'digital marketing',
  },
  {
    name: 'gst',
    phrases: 'gst, gst return, gst filing, gst return filing, जीएसटी',
    work: 'taxation, accounting',
  },
  {
    name: 'ms office',
    phrases: 'ms office, microsoft office, ms word, word excel',
    work: 'office assistance, data entry, back office',
  },
  {
    name: 'photoshop',
    phrases: 'photoshop, photo shop, adobe photoshop, फोटोशॉप',
    work: 'graphic design, video editing',
  },
  { name: 'power bi', phrases: 'power bi, powerbi, tableau', work: 'data analysis, mis' },
  { name: 'sap', phrases: 'sap, sap fico, sap mm', work: 'software' },
  {
    name: 'seo',
    phrases: 'seo, search engine optimization, search engine optimisation',
    work: 'digital marketing',
  },
  { name: 'selenium', phrases: 'selenium', work: 'software testing' },
  {
    name: 'solidworks',
    phrases: 'solidworks, solid works, catia, creo',
    work: 'mechanical engineering, drafting',
  },
  { name: 'sql', phrases: 'sql, mysql', work: 'data analysis, software' },
  {
    name: 'tally',
    phrases: 'tally, tally erp, tally prime, tally erp 9, टैली',
    work: 'accounting, billing',
  },
  { name: 'tandoor', phrases: 'tandoor, tandoori, tandur, तंदूर', work: 'cooking' },
  {
    name: 'typing',
    phrases: 'typing, typing speed, taiping, hindi typing, english typing, टाइपिंग',
    work: 'data entry',
  },
  {
    name: 'video editing',
    phrases: 'premiere pro, after effects, adobe premiere',
    work: 'video editing',
  },
  { name: 'zari', phrases: 'zari, embroidery, aari work, kadhai', work: 'tailoring' },
]
