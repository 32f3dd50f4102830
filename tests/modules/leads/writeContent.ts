import type { Payload } from 'payload'

export const privacyVersion = '2026-09'

/** A PDF as far as a type check looks; downloads are compared with its bytes. */
export const brochurePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'xref\n0 3\ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)

/** What forms refer to: a course, a privacy policy in two versions, a brochure, figures for estimates. */
export async function writeContent(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'courses',
    data: {
      title: 'Basics',
      slug: 'basics',
      summary: 'The basics.',
      _status: 'published',
      price: {},
    },
  })
  await payload.create({
    collection: 'courses',
    data: { title: 'Secret', slug: 'secret', summary: 'Not yet.', _status: 'draft', price: {} },
  })
  await writePolicies(payload)
  const file = await payload.create({
    collection: 'brochure-files',
    data: {},
    file: {
      data: brochurePdf,
      name: 'guide.pdf',
      mimetype: 'application/pdf',
      size: brochurePdf.length,
    },
  })
  await payload.create({
    collection: 'brochures',
    data: { title: 'Guide', slug: 'guide', file: file.id },
  })
  await payload.updateGlobal({
    slug: 'tco-model',
    data: {
      hoursSavedPercent: 40,
      currencies: [
        {
          currency: 'EUR',
          bands: [
            { fromSeats: 1, pricePerSeat: 12_000 },
            { fromSeats: 100, pricePerSeat: 9_600 },
          ],
          setupFee: 250_000,
          migrationPerSeat: 500,
          supportPerYear: 120_000,
          adminHourRate: 4_550,
        },
      ],
    },
  })
}

async function writePolicies(payload: Payload): Promise<void> {
  const policy = await payload.create({
    collection: 'policies',
    data: {
      title: 'Privacy notice',
      slug: 'privacy',
      kind: 'privacy',
      version: '2026-01',
      effectiveDate: '2026-01-01T00:00:00.000Z',
      bodyMarkdown: 'The old words.',
      _status: 'published',
    },
  })
  await payload.update({
    collection: 'policies',
    id: policy.id,
    data: {
      version: privacyVersion,
      bodyMarkdown: 'We keep what you tell us for **two years**.',
      _status: 'published',
    },
  })
  await payload.update({
    collection: 'policies',
    id: policy.id,
    draft: true,
    data: { version: '2027-01', bodyMarkdown: 'Not in force.', _status: 'draft' },
  })
}
