import type { TypedLocale } from 'payload'

type Words = {
  invoice: string
  creditNote: string
  billedTo: string
  date: string
  order: string
  paid: string
  refunded: string
  corrects: string
  description: string
  quantity: string
  amount: string
  net: string
  tax: (label: string, rate: string) => string
  total: string
  totalCredited: string
  refundOf: (title: string) => string
  taxId: (id: string) => string
  registration: (id: string) => string
  settled: string
  returned: string
  nobody: string
  erased: string
}

/** The texts of invoices and credit notes, in every language of the site. */
export const invoiceWords: Record<TypedLocale, Words> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    billedTo: 'Billed to',
    date: 'Date of issue',
    order: 'Order',
    paid: 'Paid on',
    refunded: 'Refunded on',
    corrects: 'For invoice',
    description: 'Description',
    quantity: 'Quantity',
    amount: 'Amount',
    net: 'Net amount',
    tax: (label, rate) => `${label} (${rate})`,
    total: 'Total',
    totalCredited: 'Total credited',
    refundOf: (title) => `Refund: ${title}`,
    taxId: (id) => `Tax ID: ${id}`,
    registration: (id) => `Registration: ${id}`,
    settled: 'Paid in full. Nothing is left to pay.',
    returned: 'The amount goes back to the card or account that paid for the order.',
    nobody: 'Name not given',
    erased: 'Erased at the customer’s request',
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    billedTo: 'Facturé à',
    date: 'Date d’émission',
    order: 'Commande',
    paid: 'Payée le',
    refunded: 'Remboursée le',
    corrects: 'Sur la facture',
    description: 'Désignation',
    quantity: 'Quantité',
    amount: 'Montant',
    net: 'Total hors taxes',
    tax: (label, rate) => `${label} (${rate})`,
    total: 'Total',
    totalCredited: 'Total de l’avoir',
    refundOf: (title) => `Remboursement : ${title}`,
    taxId: (id) => `N° de TVA : ${id}`,
    registration: (id) => `Immatriculation : ${id}`,
    settled: 'Facture acquittée. Rien ne reste à payer.',
    returned: 'Le montant est reversé sur la carte ou le compte qui a réglé la commande.',
    nobody: 'Nom non indiqué',
    erased: 'Effacé à la demande du client',
  },
  ar: {
    invoice: 'فاتورة',
    creditNote: 'إشعار دائن',
    billedTo: 'إلى',
    date: 'تاريخ الإصدار',
    order: 'الطلب',
    paid: 'تاريخ الدفع',
    refunded: 'تاريخ الاسترداد',
    corrects: 'عن الفاتورة',
    description: 'البيان',
    quantity: 'الكمية',
    amount: 'المبلغ',
    net: 'المبلغ قبل الضريبة',
    tax: (label, rate) => `${label} (${rate})`,
    total: 'الإجمالي',
    totalCredited: 'إجمالي المبلغ المسترد',
    refundOf: (title) => `استرداد: ${title}`,
    taxId: (id) => `الرقم الضريبي: ${id}`,
    registration: (id) => `رقم السجل: ${id}`,
    settled: 'سُدّدت الفاتورة كاملة، ولا يوجد مبلغ مستحق.',
    returned: 'يعود المبلغ إلى البطاقة أو الحساب الذي دُفع منه.',
    nobody: 'لم يُذكر الاسم',
    erased: 'حُذفت البيانات بطلب من العميل',
  },
}
