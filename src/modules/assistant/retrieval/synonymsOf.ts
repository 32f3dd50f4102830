/** Words that visitors and authors use for the same thing on a company's site, by language. */
const groups: Record<string, string> = {
  en: `
    price prices cost costs fee fees charge pricing
    pay payment
    refund refunds reimbursement
    job jobs vacancy vacancies role roles position positions career careers hiring
    holiday holidays leave vacation vacations
    bug bugs vulnerability vulnerabilities weakness weaknesses flaw
    bot bots chatbot assistant robot
    human person
    reject rejected refuse refused decline declined
    colleague colleagues teammate teammates mate mates coworker coworkers
    seat seats place places spot
    book reserve order
    employer company organisation organization
    verify check validate
    cpd development ceu
    phone telephone
    start begin first
    founded began founder
    applicants candidates
    bigger larger enlarge
    text message
    delete erase erasure remove
    ill sick illness
    cancel cancellation
    course courses training class classes
    teach taught teacher instructor trainer
    learn study
    kept keep retention retain store stored
    duration long weeks
    rules rule law
    engineers developers engineer developer builders
    board directors non-executives
    journalist journalists press media
    supplier suppliers vendor vendors
    accessible accessibility wheelchair step-free
    colour color recolour
    annual yearly year
    employees employee staff
    points hours
    talk speak talking
    company firm business
    customer customers client clients
    buy buying purchase procurement
    email mail mailbox inbox
    site website
    login sign sign-in
    unsubscribe withdraw
    chat assistant
    invalid refused rejected wrong
    maximum most highest
    genuine real valid
    trust independent independence
  `,
  fr: `
    prix tarif tarifs coût coûts
    cours formation formations
    remboursement rembourser
    emploi emplois poste postes recrutement
    téléphone appeler
    supprimer effacer effacement
  `,
}

const known = new Map<string, ReadonlyMap<string, string[]>>()

/** The words of one language with their synonyms. */
export function synonymsOf(locale: string): ReadonlyMap<string, string[]> {
  const present = known.get(locale)
  if (present) return present
  const entries = (groups[locale] ?? '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .flatMap((group) =>
      group.map((word): [string, string[]] => [word, group.filter((other) => other !== word)]),
    )
  const made = new Map(entries)
  known.set(locale, made)
  return made
}
