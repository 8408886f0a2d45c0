/** What an XML for tests says; see `eInvoiceXml`. */
export interface XmlValues {
  readonly number: string
  readonly time: string
  readonly kind: string
  readonly amount: string
  readonly tax: string
  readonly buyerName: string
  readonly buyerTaxNo: string
  readonly sellerTaxNo: string
}

export const xmlValues: XmlValues = {
  number: '26312000000012345678', time: '2026-03-18 10:22:31', kind: '02', amount: '113.00', tax: '13.00', buyerName: '华启科技（上海）有限公司', buyerTaxNo: '91310000MA1FL0000X', sellerTaxNo: '91310000MA1K00000A',
}

const element = (name: string, value: string): string => (value === '' ? '' : `<${name}>${value}</${name}>`)

/** The XML of a 数电发票 in the form in which the tax authority gives it out. An empty value leaves its element out. */
export const eInvoiceXml = (changes: Partial<XmlValues> = {}, declaration = '<?xml version="1.0" encoding="UTF-8"?>'): string => {
  const { number, time, kind, amount, tax, buyerName, buyerTaxNo, sellerTaxNo } = { ...xmlValues, ...changes }
  return [
    declaration,
    '<EInvoice><Header><EIid>', number, '</EIid><EInvoiceTag>SWEI3200</EInvoiceTag><Version>0.2</Version><InherentLabel><InIssuType><LabelCode>Y</LabelCode></InIssuType><GeneralOrSpecialVAT>',
    element('LabelCode', kind), '<LabelName>发票</LabelName></GeneralOrSpecialVAT></InherentLabel></Header><EInvoiceData><SellerInformation>', element('SellerIdNum', sellerTaxNo),
    '<SellerName>砚台商城</SellerName></SellerInformation><BuyerInformation>', element('BuyerIdNum', buyerTaxNo), element('BuyerName', buyerName), '</BuyerInformation><BasicInformation>',
    '<TotalAmWithoutTax>100.00</TotalAmWithoutTax>', element('TotalTaxAm', tax), element('TotalTax-includedAmount', amount), '<Drawer>商家</Drawer></BasicInformation>',
    '<IssuItemInformation><ItemName>*纸制品*A4 &amp; A3</ItemName><Amount>100.00</Amount><TaxRate>0.13</TaxRate><ComTaxAm>13.00</ComTaxAm></IssuItemInformation></EInvoiceData><TaxSupervisionInfo>',
    element('InvoiceNumber', number), element('IssueTime', time), '</TaxSupervisionInfo></EInvoice>',
  ].join('')
}
