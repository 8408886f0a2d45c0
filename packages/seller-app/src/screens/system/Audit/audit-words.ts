import { auditSideNames, type AuditEntry } from '@mall/api/seller/contract'

/** 周宁（员工）, 陈静（华启科技（上海）有限公司）, 系统 */
export const operatorText = ({ Side, Operator, EnterpriseName }: AuditEntry): string => (Side === 'system' ? Operator : `${Operator}（${EnterpriseName ?? auditSideNames[Side]}）`)

const valueText = (value: string | null): string => (value === null || value === '' ? '无' : value)

/** 状态：待付款 → 已取消; a new one has nothing before. */
export const changesText = ({ Changes }: AuditEntry): string => Changes.map(({ Name, Before, After }) => (Before === null ? `${Name}：${valueText(After)}` : `${Name}：${valueText(Before)} → ${valueText(After)}`)).join('；')
