import { groupCalls, taxCheckDigitWarning, taxNumberProblem, type CallInput, type GroupInfo } from '@mall/api/contract'

export type GroupInput = CallInput<'POST /api/Group/Save'>

export const groupSchema = groupCalls['POST /api/Group/Save'].body

export const groupTexts = {
  'Group.GroupName': '请输入集团名称',
  'Group.TaxNo': '请输入18位统一社会信用代码',
  'Group.ContactMobile': '请输入11位手机号',
  'Group.ThemeColor': '请输入#加六位的颜色，如 #7A1F3D',
}

/** What can be changed of the group: its facts only by whoever may. */
export const groupValues = (info: GroupInfo): GroupInput => {
  const { GroupName, TaxNo, ContactName, ContactMobile, CustomerLogo, ThemeColor, Enterprises, AllowActions, Version } = info
  return {
    Version,
    ...(AllowActions.includes('SaveGroup') ? { Group: { GroupName, TaxNo, ContactName, ContactMobile, CustomerLogo, ThemeColor } } : {}),
    Enterprises: Enterprises.map(({ EnterpriseId, AllowNonAgreed, ShowPrices, DemandFactor, MaxOpenOrders }) => ({
      EnterpriseId, ...(AllowNonAgreed === null ? {} : { AllowNonAgreed }), ShowPrices, DemandFactor, MaxOpenOrders,
    })),
  }
}

/** The hint of a tax number: a wrong check digit is only a warning. */
export const taxNoHint = (taxNo: string): string | undefined => (taxNumberProblem(taxNo) === 'checkDigit' ? taxCheckDigitWarning : undefined)
