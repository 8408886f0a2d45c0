import type { GroupEnterprise } from '@mall/api/contract'
import { Checkbox } from '@mall/ui/checkbox'
import { Table, type TableColumn } from '@mall/ui/table'
import { useMemo } from 'react'
import type { GroupInput } from './group-values.ts'

interface EnterpriseSwitchesProps {
  readonly enterprises: readonly GroupEnterprise[]
  readonly value: GroupInput['Enterprises']
  /** Undefined where nothing may be changed. */
  readonly onChange: ((value: GroupInput['Enterprises']) => void) | undefined
}

type Allowed = ReadonlyMap<number, boolean>

const columnsOf = (allowed: Allowed, onToggle: ((enterpriseId: number, isAllowed: boolean) => void) | undefined): readonly TableColumn<GroupEnterprise>[] => [
  { key: 'EnterpriseName', header: '公司名称', minWidth: 168, rowHeader: true, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  {
    key: 'AllowNonAgreed',
    header: '允许非协议采购',
    width: 136,
    render: ({ EnterpriseId, EnterpriseName, AllowNonAgreed }) =>
      AllowNonAgreed === null ? (
        '无目录，均可采购'
      ) : (
        <Checkbox
          aria-label={`${EnterpriseName} 允许非协议采购`}
          checked={allowed.get(EnterpriseId) ?? AllowNonAgreed}
          disabled={onToggle === undefined}
          onCheckedChange={(checked) => onToggle?.(EnterpriseId, checked)}
        />
      ),
  },
  { key: 'TaxNo', header: '统一社会信用代码', width: 208, ellipsis: true, render: ({ TaxNo }) => TaxNo },
  { key: 'DepartmentCount', header: '部门', width: 80, align: 'end', render: ({ DepartmentCount }) => DepartmentCount },
  { key: 'MemberCount', header: '账号', width: 80, align: 'end', render: ({ MemberCount }) => MemberCount },
]

/** The companies of the group, and whether each may buy outside of its agreed catalogue. */
export const EnterpriseSwitches = ({ enterprises, value, onChange }: EnterpriseSwitchesProps) => {
  const columns = useMemo(() => {
    const allowed = new Map(value.map(({ EnterpriseId, AllowNonAgreed }) => [EnterpriseId, AllowNonAgreed]))
    const toggle =
      onChange === undefined
        ? undefined
        : (id: number, isAllowed: boolean) => onChange(value.map((one) => (one.EnterpriseId === id ? { ...one, AllowNonAgreed: isAllowed } : one)))
    return columnsOf(allowed, toggle)
  }, [value, onChange])
  return <Table label="公司" columns={columns} rows={enterprises} rowKey={({ EnterpriseId }) => String(EnterpriseId)} />
}
