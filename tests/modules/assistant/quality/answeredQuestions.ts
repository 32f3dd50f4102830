export type AnsweredQuestion = {
  question: string
  /** The documents that answer it, any of which may come first: a slug, or the first words of a FAQ. */
  from: string[]
}

/** Questions that visitors of the sample company would ask, with their sources; written before they were tried. */
export const answeredQuestions: readonly AnsweredQuestion[] = [
  { question: 'Which course should I start with?', from: ['Which course should I take first'] },
  {
    question: 'what is the difference between practitioner and expert level?',
    from: ['What do the levels'],
  },
  {
    question: 'Are sessions recorded so I can watch later?',
    from: ['Are the online courses live'],
  },
  { question: 'Do you teach in Arabic or French?', from: ['In which languages', 'team-training'] },
  {
    question: 'When do the high-risk obligations of the AI Act apply?',
    from: ['How current is the content', 'ai-act-readiness', 'high-risk-ai-for-deployers'],
  },
  { question: 'can i book seats for my team mates', from: ['Can I book places', 'team-training'] },
  { question: 'Where do I find my certificate?', from: ['How do I get my certificate'] },
  {
    question: 'How does an employer verify a certificate?',
    from: ['How can an employer check', 'terms'],
  },
  {
    question: 'Does finishing a course make my company compliant?',
    from: ['Does a certificate make'],
  },
  { question: 'Are there CPD points?', from: ['Do your courses count'] },
  {
    question: 'Is continuing professional development recognised?',
    from: ['Do your courses count', 'harbour-institute'],
  },
  { question: 'What payment methods do you accept?', from: ['How can I pay'] },
  { question: 'my order is still pending', from: ['My order says pending'] },
  {
    question: 'I am ill and cannot attend, do I get my money back?',
    from: ['Can I have my money back', 'refunds'],
  },
  {
    question: 'How many days until the refund is on my card?',
    from: ['How long does a refund', 'refunds'],
  },
  { question: 'why do I not need a password', from: ['Why is there no password', 'terms'] },
  { question: 'The sign-in code never arrived', from: ['I did not receive a code', 'contact-us'] },
  { question: 'My code is rejected, why?', from: ['My code was refused'] },
  { question: 'Am I talking to a human or a bot?', from: ['Is the assistant a person', 'ai-use'] },
  {
    question: 'What happens with the text I write in the chat?',
    from: ['What happens to what I type', 'privacy'],
  },
  { question: 'Can I treat the answers as legal advice?', from: ['Can I rely on', 'terms'] },
  { question: 'Do you use tracking cookies?', from: ['Do you use cookies', 'cookies'] },
  {
    question: 'How can I have my personal data erased?',
    from: ['How do I withdraw consent', 'privacy'],
  },
  {
    question: 'Do you work with charities and small firms?',
    from: ['Do you also work with small', 'team-training'],
  },
  {
    question: 'Could you certify our company for ISO 42001?',
    from: ['Can you certify us', 'independence'],
  },
  { question: 'Who founded Keelmark?', from: ['about', 'press'] },
  { question: 'Why is the company called after a ship mark?', from: ['about'] },
  { question: 'Who is your privacy expert with insurance experience?', from: ['about', 'press'] },
  {
    question: 'Does the London office have step-free access?',
    from: ['accessibility-help', 'contact-us', 'accessibility'],
  },
  {
    question: 'Can I get a sign-language interpreter?',
    from: ['accessibility-help', 'accessibility'],
  },
  { question: 'How do I make the text larger?', from: ['accessibility-help', 'accessibility'] },
  {
    question: 'How long does the AI Act readiness programme take?',
    from: ['ai-act-readiness', 'services'],
  },
  { question: 'How many controls are in your control set?', from: ['approach'] },
  { question: 'What vacancies do you have?', from: ['careers'] },
  { question: 'How much annual leave do employees get?', from: ['careers'] },
  { question: 'Does Keelmark use AI to screen applicants?', from: ['careers', 'ai-use'] },
  { question: 'What is the address of the Dublin office?', from: ['contact-us'] },
  { question: 'Which phone number can I call in French?', from: ['contact-us'] },
  { question: 'What does a model inventory for 200 uses cost?', from: ['model-inventory'] },
  {
    question: 'Which fields does an inventory entry have?',
    from: ['model-inventory', 'model-inventory-workshop'],
  },
  { question: 'Who can a journalist ask about AI in banking?', from: ['press'] },
  { question: 'May I recolour your logo?', from: ['press'] },
  { question: 'What does a contract schedule on AI cost?', from: ['responsible-procurement'] },
  {
    question: 'Which clauses should an AI supplier contract have?',
    from: ['responsible-procurement', 'buying-ai'],
  },
  { question: 'What does an assurance review cost?', from: ['services'] },
  { question: 'Do you build models yourselves?', from: ['services'] },
  { question: 'What is the price of a one-day private course?', from: ['team-training'] },
  {
    question: 'How many people fit in a taught online course for our organisation?',
    from: ['team-training'],
  },
  { question: 'Do you pay for security bugs, is there a bounty?', from: ['security'] },
  { question: 'How do I report a vulnerability?', from: ['security', 'contact-us'] },
  {
    question: 'How long are invoices and orders kept?',
    from: ['privacy', 'How do I withdraw consent'],
  },
  { question: 'Who is the data protection lead?', from: ['privacy'] },
  { question: 'Do you take commissions from partners?', from: ['independence', 'about'] },
  { question: 'Which law governs the terms?', from: ['terms'] },
  {
    question: 'How long does the session cookie last?',
    from: ['cookies', 'Why is there no password'],
  },
  {
    question: 'Is there a course about prompt injection for engineers?',
    from: ['owasp-llm-top-10-2026'],
  },
  {
    question: 'I want to learn how to red team a language model',
    from: ['red-teaming-generative-ai', 'owasp-llm-top-10-2026', 'services'],
  },
  { question: 'training for board members and non-executives', from: ['board-oversight-of-ai'] },
  {
    question: 'How do I write a DPIA for a machine-learning system?',
    from: ['dpia-for-ai-systems'],
  },
  {
    question: 'What is a fundamental rights impact assessment and who owes one?',
    from: ['fundamental-rights-impact-assessment', 'responsible-procurement'],
  },
]
