/**
 * What Open Badges 3.0 demands of an AchievementCredential, written after the tables of its appendix B
 * (https://www.imsglobal.org/spec/ob/v3p0/): 1EdTech publishes the schema itself in no package.
 */
const uri = { type: 'string', format: 'uri' }
const text = { type: 'string', minLength: 1 }
const moment = { type: 'string', format: 'date-time' }

const typesWith = (...names: string[]) => ({
  type: 'array',
  minItems: 1,
  items: text,
  allOf: names.map((name) => ({ contains: { const: name } })),
})

const closed = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})

const image = closed(['id', 'type'], { id: uri, type: { const: 'Image' }, caption: text })

const identity = closed(['type', 'hashed', 'identityHash', 'identityType'], {
  type: { const: 'IdentityObject' },
  hashed: { type: 'boolean' },
  identityHash: text,
  identityType: { enum: ['name', 'emailAddress', 'identifier', 'systemId', 'userName'] },
  salt: text,
})

const achievement = closed(['id', 'type', 'criteria', 'description', 'name'], {
  id: uri,
  type: typesWith('Achievement'),
  achievementType: { enum: ['Certificate', 'CertificateOfCompletion', 'Course', 'Achievement'] },
  criteria: closed([], { id: uri, narrative: text }),
  description: text,
  name: text,
  image,
  inLanguage: text,
})

const typed = { type: 'object', required: ['id', 'type'], properties: { id: uri, type: text } }

export const achievementCredentialSchema = {
  type: 'object',
  required: ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom', 'proof'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { const: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json' },
      ],
      items: uri,
    },
    id: uri,
    type: typesWith('VerifiableCredential', 'OpenBadgeCredential'),
    name: text,
    description: text,
    image,
    issuer: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: uri, type: typesWith('Profile'), name: text, url: uri },
    },
    validFrom: moment,
    validUntil: moment,
    awardedDate: moment,
    credentialSubject: {
      ...closed(['type', 'achievement'], {
        id: uri,
        type: typesWith('AchievementSubject'),
        identifier: { type: 'array', items: identity },
        achievement,
      }),
      anyOf: [{ required: ['id'] }, { required: ['identifier'] }],
    },
    credentialSchema: { type: 'array', items: typed },
    credentialStatus: typed,
    proof: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['type', 'cryptosuite', 'created', 'verificationMethod', 'proofPurpose'],
        properties: { type: { const: 'DataIntegrityProof' }, created: moment, proofValue: text },
      },
    },
  },
}
