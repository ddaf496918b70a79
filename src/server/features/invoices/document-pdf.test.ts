import { assert, asyncProperty, constantFrom, integer, oneof, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { effort, timeoutByEffort } from '#tests/support/effort.ts'
import { actualTextsOf, drawingOf, readPdf, readPlacedTexts } from '#tests/support/pdf-text.ts'
import { createLanguages } from '#server/lib/languages.ts'
import { sentence } from '#tests/support/sentence.ts'
import { createDocumentDrawing } from './document-pdf.ts'
import type { IssuedDocument } from './issued-document.ts'

const drawIn = createDocumentDrawing(sentence)
const draw = (document: IssuedDocument) => drawIn(document, sentence)
const hindi = createLanguages(['en', 'hi']).translatorOf('hi')

const acrossStates: IssuedDocument = {
  id: '3f0b9d5e-9a0f-4b7e-8b7e-2f3c1d4e5a6b',
  kind: 'invoice',
  number: 'JP/26-27/000123',
  // After midnight in India.
  issuedAt: new Date('2026-06-01T20:00:00Z'),
  against: undefined,
  supplier: {
    brand: 'Kaamyab',
    legalName: 'Example Hiring Private Limited',
    gstin: '07AABCU9603R1ZP',
    address: '14 Community Centre, New Delhi 110020',
    state: 'Delhi',
    isSample: false,
  },
  recipient: {
    legalName: 'Shah Services LLP',
    address: '4 Park Street',
    city: 'Kolkata',
    state: 'West Bengal',
    pincode: '700016',
    email: 'accounts@shah.example',
    gstin: '19AAACI1681G1ZM',
  },
  placeOfSupply: 'West Bengal',
  sac: '998365',
  description: 'Online job advertisement, In Demand plan, 21 days',
  taxablePaise: 39_900,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 7200,
  totalPaise: 47_100,
  providerOrderId: 'order_RB58MiP5SPFYyM',
  providerPaymentId: 'pay_RB5AqQ2x1kFz3T',
}

const withinState: IssuedDocument = {
  ...acrossStates,
  recipient: {
    ...acrossStates.recipient,
    city: 'New Delhi',
    state: 'Delhi',
    pincode: '110001',
    gstin: null,
  },
  placeOfSupply: 'Delhi',
  description: 'Online job advertisement, Basic plan, 15 days',
  taxablePaise: 28_900,
  cgstPaise: 2600,
  sgstPaise: 2600,
  igstPaise: 0,
  totalPaise: 34_100,
}

const creditNote: IssuedDocument = {
  ...acrossStates,
  id: '4f0b9d5e-9a0f-4b7e-8b7e-2f3c1d4e5a6b',
  kind: 'credit-note',
  number: 'CN/26-27/000004',
  issuedAt: new Date('2026-06-04T06:00:00Z'),
  against: {
    number: acrossStates.number,
    issuedAt: acrossStates.issuedAt,
    reason: 'job_rejected',
  },
}

const read = async (document: IssuedDocument) => await readPdf(await draw(document))

describe('an invoice', () => {
  test('across states has everything that rule 46 requires', async () => {
    const { lines, pageCount, title } = await read(acrossStates)
    expect(pageCount).toBe(1)
    expect(title).toBe('Tax invoice JP/26-27/000123')
    expect(lines).toMatchInlineSnapshot(`
      [
        "Kaamyab",
        "Tax invoice",
        "Original for recipient",
        "Invoice no.",
        "JP/26-27/000123",
        "Date",
        "02-06-2026",
        "Place of supply",
        "West Bengal (state code 19)",
        "Tax payable on reverse charge",
        "No",
        "Order",
        "order_RB58MiP5SPFYyM",
        "Payment",
        "pay_RB5AqQ2x1kFz3T",
        "Sold by",
        "Example Hiring Private Limited",
        "14 Community Centre, New Delhi 110020",
        "Delhi (state code 07)",
        "GSTIN 07AABCU9603R1ZP",
        "Billed to",
        "Shah Services LLP",
        "4 Park Street",
        "Kolkata 700016",
        "West Bengal (state code 19)",
        "GSTIN 19AAACI1681G1ZM",
        "accounts@shah.example",
        "Description of service",
        "SAC",
        "Taxable value",
        "Online job advertisement, In Demand plan, 21 days",
        "998365",
        "₹399.00",
        "Taxable value",
        "₹399.00",
        "IGST 18%",
        "₹72.00",
        "Total",
        "₹471.00",
        "Amount in words",
        "Rupees Four Hundred Seventy One Only",
        "GST of 18% on the taxable value, rounded to the nearest rupee (section 170 of the CGST Act, 2017).",
        "This is a computer generated document and needs no signature.",
      ]
    `)
  })

  test('within a state shows both halves, and that the recipient is not registered', async () => {
    const { lines } = await read(withinState)
    const text = lines.join('\n')
    expect(text).toContain('Place of supply\nDelhi (state code 07)')
    expect(text).toContain('GSTIN: not registered')
    expect(text).toContain(
      [
        'Taxable value',
        '₹289.00',
        'CGST 9%',
        '₹26.00',
        'SGST 9%',
        '₹26.00',
        'Total',
        '₹341.00',
      ].join('\n'),
    )
    expect(text).toContain('Rupees Three Hundred Forty One Only')
    expect(text).not.toContain('IGST')
  })

  test('within a union territory without a legislature shows UTGST', async () => {
    const state = 'Chandigarh'
    const { lines } = await read({
      ...withinState,
      supplier: { ...withinState.supplier, state },
      recipient: { ...withinState.recipient, state },
      placeOfSupply: state,
    })
    expect(lines).toContain('UTGST 9%')
    expect(lines).not.toContain('SGST 9%')
  })

  test('of a demonstration says that it is not a tax invoice', async () => {
    const notice = 'Demonstration: this is not a tax document.'
    const sample = { ...acrossStates, supplier: { ...acrossStates.supplier, isSample: true } }
    expect((await read(sample)).lines).toContain(notice)
    expect((await read(acrossStates)).lines).not.toContain(notice)
  })

  test('sets Devanagari, and contains the text itself for screen readers', async () => {
    const legalName = 'श्री विक्रम शाह सेवाएँ'
    const bytes = await draw({
      ...withinState,
      recipient: { ...withinState.recipient, legalName },
    })
    const { lines } = await readPdf(bytes)
    const letters = (text: string) => text.replaceAll(' ', '').split('').sort().join('')
    // The order of drawn glyphs differs from the order of the characters.
    expect(lines.map(letters)).toContain(letters(legalName))
    const spelt = Buffer.from(legalName, 'utf16le').swap16().toString('latin1')
    expect(drawingOf(bytes)).toContain(spelt.replaceAll('\t', String.raw`\t`))
  })

  test(
    'fits on its page whatever the names',
    async () => {
      const devanagari = integer({ min: 0x900, max: 0x97f }).map((code) =>
        String.fromCodePoint(code),
      )
      const joiner = constantFrom(' ', '\u200C', '\u200D', '◌', '₹', 'A')
      const names = oneof(
        string({ unit: oneof(devanagari, joiner), maxLength: 60 }),
        string({ unit: 'grapheme', maxLength: 60 }),
        string({ unit: 'binary', maxLength: 60 }),
        constantFrom('अ\u200Dॅसेन्शियन बेट', 'ोॶ॑इुॼ', 'ॴ\u200C ट◌॒◌ऱ'),
      )
      await assert(
        asyncProperty(names, async (name) => {
          const recipient = { ...withinState.recipient, legalName: name, address: name }
          const { pageCount, lines } = await read({ ...withinState, recipient })
          expect(pageCount).toBe(1)
          expect(lines).toContain('₹341.00')
        }),
        effort(2, 200),
      )
    },
    timeoutByEffort(4, 200, 2000),
  )

  test('is deterministic, and changes when anything differs', async () => {
    const first = await draw(acrossStates)
    expect((await draw(acrossStates)).equals(first)).toBe(true)
    expect((await createDocumentDrawing(sentence)(acrossStates, sentence)).equals(first)).toBe(true)
    expect((await draw({ ...acrossStates, totalPaise: 47_101 })).equals(first)).toBe(false)
  })
})

test('a credit note names the invoice that it reverses, and why', async () => {
  const { lines, title } = await read(creditNote)
  expect(title).toBe('Credit note CN/26-27/000004')
  expect(lines).toMatchInlineSnapshot(`
    [
      "Kaamyab",
      "Credit note",
      "Original for recipient",
      "Credit note no.",
      "CN/26-27/000004",
      "Date",
      "04-06-2026",
      "Against invoice",
      "JP/26-27/000123",
      "Invoice date",
      "02-06-2026",
      "Place of supply",
      "West Bengal (state code 19)",
      "Tax payable on reverse charge",
      "No",
      "Order",
      "order_RB58MiP5SPFYyM",
      "Payment",
      "pay_RB5AqQ2x1kFz3T",
      "Sold by",
      "Example Hiring Private Limited",
      "14 Community Centre, New Delhi 110020",
      "Delhi (state code 07)",
      "GSTIN 07AABCU9603R1ZP",
      "Billed to",
      "Shah Services LLP",
      "4 Park Street",
      "Kolkata 700016",
      "West Bengal (state code 19)",
      "GSTIN 19AAACI1681G1ZM",
      "accounts@shah.example",
      "Description of service",
      "SAC",
      "Taxable value",
      "Online job advertisement, In Demand plan, 21 days",
      "998365",
      "₹399.00",
      "Taxable value",
      "₹399.00",
      "IGST 18%",
      "₹72.00",
      "Total credited",
      "₹471.00",
      "Amount in words",
      "Rupees Four Hundred Seventy One Only",
      "Reason: The job was not published; the payment is refunded in full.",
      "GST of 18% on the taxable value, rounded to the nearest rupee (section 170 of the CGST Act, 2017).",
      "This is a computer generated document and needs no signature.",
    ]
  `)
})

test('in Hindi it has English beside each label, the amount in words and the notes', async () => {
  const bytes = await drawIn(creditNote, hindi)
  expect((await readPdf(bytes)).pageCount).toBe(1)
  expect(actualTextsOf(bytes)).toMatchInlineSnapshot(`
    [
      "Kaamyab",
      "क्रेडिट नोट / Credit note",
      "मूल प्रति, ख़रीदार के लिए / Original for recipient",
      "क्रेडिट नोट नं. / Credit note no.",
      "CN/26-27/000004",
      "तारीख़ / Date",
      "04-06-2026",
      "किस इनवॉइस पर / Against invoice",
      "JP/26-27/000123",
      "इनवॉइस की तारीख़ / Invoice date",
      "02-06-2026",
      "सप्लाई की जगह / Place of supply",
      "पश्चिम बंगाल (राज्य कोड 19)",
      "रिवर्स चार्ज पर टैक्स / Tax payable on reverse charge",
      "नहीं / No",
      "ऑर्डर / Order",
      "order_RB58MiP5SPFYyM",
      "भुगतान / Payment",
      "pay_RB5AqQ2x1kFz3T",
      "बेचने वाला / Sold by",
      "Example Hiring Private Limited",
      "14 Community Centre, New Delhi 110020",
      "दिल्ली (राज्य कोड 07) / Delhi (state code 07)",
      "GSTIN 07AABCU9603R1ZP",
      "ख़रीदार / Billed to",
      "Shah Services LLP",
      "4 Park Street",
      "Kolkata 700016",
      "पश्चिम बंगाल (राज्य कोड 19) / West Bengal (state code 19)",
      "GSTIN 19AAACI1681G1ZM",
      "accounts@shah.example",
      "सेवा का विवरण / Description of service",
      "SAC",
      "टैक्स योग्य रक़म / Taxable value",
      "Online job advertisement, In Demand plan, 21 days",
      "998365",
      "₹399.00",
      "टैक्स योग्य रक़म / Taxable value",
      "₹399.00",
      "IGST 18%",
      "₹72.00",
      "कुल वापस / Total credited",
      "₹471.00",
      "रक़म शब्दों में / Amount in words",
      "चार सौ इकहत्तर रुपये मात्र",
      "Rupees Four Hundred Seventy One Only",
      "वजह: नौकरी नहीं दिखाई गई; पूरे पैसे वापस किए जा रहे हैं। टैक्स योग्य रक़म पर 18% GST, सबसे पास के रुपये तक (CGST अधिनियम, 2017 की धारा 170)। यह कंप्यूटर से बना दस्तावेज़ है, इस पर हस्ताक्षर की ज़रूरत नहीं।",
      "Reason: The job was not published; the payment is refunded in full. GST of 18% on the taxable value, rounded to the nearest rupee (section 170 of the CGST Act, 2017). This is a computer generated document and needs no signature.",
    ]
  `)
})

describe('one page fits', () => {
  const answer = (part: string, length: number) => part.repeat(length).slice(0, length)

  test.each([
    ['wide letters', 'W'],
    ['words', 'Sarvottam '],
    ['Devanagari', 'क्ष्म्य '],
  ])('the longest possible answers: %s', async (_, part) => {
    const longest = {
      legalName: answer(part, limits.shortText),
      address: answer(part, limits.addressLength),
      state: 'Dadra and Nagar Haveli and Daman and Diu',
    } as const
    const document = {
      ...creditNote,
      supplier: {
        ...creditNote.supplier,
        ...longest,
        brand: answer('W', 40),
        isSample: true,
      },
      recipient: {
        ...creditNote.recipient,
        ...longest,
        city: answer(part, limits.shortText),
        email: answer('w', limits.emailLength),
      },
      placeOfSupply: longest.state,
      cgstPaise: 3600,
      sgstPaise: 3600,
      igstPaise: 0,
    }
    const { pageCount, lines } = await read(document)
    expect(pageCount).toBe(1)
    expect(lines.at(-1)).toBe('This is a computer generated document and needs no signature.')
    const inHindi = await readPlacedTexts(await drawIn(document, hindi))
    expect(Math.min(...inHindi.map(({ y }) => y))).toBeGreaterThan(24)
  })
})
