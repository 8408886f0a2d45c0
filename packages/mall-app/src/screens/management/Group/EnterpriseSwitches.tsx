import { openOrdersLimit, type GroupEnterprise } from '@mall/api/contract'
import { Checkbox } from '@mall/ui/checkbox'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Table, type TableColumn } from '@mall/ui/table'
import { useMemo } from 'react'
import type { GroupInput } from './group-values.ts'

interface EnterpriseSwitchesProps {
  readonly enterprises: readonly GroupEnterprise[]
  readonly value: GroupInput['Enterprises']
  /** Undefined where nothing may be changed. */
  readonly onChange: ((value: GroupInput['Enterprises']) => void) | undefined
}

type Switches = GroupInput['Enterprises'][number]

const limitMessages = { min: () => '至少1个，已改为1', max: (most: number) => `最多${most}个，已改为${most}` }

const columnsOf = (
  switches: ReadonlyMap<number, Switches>,
  onSwitch: ((enterpriseId: number, change: Partial<Switches>) => void) | undefined,
): readonly TableColumn<GroupEnterprise>[] => [
  { key: 'EnterpriseName', header: '公司名称', minWidth: 168, rowHeader: true, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  {
    key: 'AllowNonAgreed',
    header: '允许非协议采购',
    width: 112,
    render: ({ EnterpriseId, EnterpriseName, AllowNonAgreed }) =>
      AllowNonAgreed === null ? (
        '无目录，均可采购'
      ) : (
        <Checkbox
          aria-label={`${EnterpriseName} 允许非协议采购`}
          checked={switches.get(EnterpriseId)?.AllowNonAgreed ?? AllowNonAgreed}
          disabled={onSwitch === undefined}
          onCheckedChange={(checked) => onSwitch?.(EnterpriseId, { AllowNonAgreed: checked })}
        />
      ),
  },
  {
    key: 'ShowPrices',
    header: '价格可见',
    width: 80,
    render: ({ EnterpriseId, EnterpriseName, ShowPrices }) => (
      <Checkbox
        aria-label={`${EnterpriseName} 价格可见`}
        checked={switches.get(EnterpriseId)?.ShowPrices ?? ShowPrices}
        disabled={onSwitch === undefined}
        onCheckedChange={(checked) => onSwitch?.(EnterpriseId, { ShowPrices: checked })}
      />
    ),
  },
  {
    key: 'DemandFactor',
    header: '要求两步验证',
    width: 96,
    render: ({ EnterpriseId, EnterpriseName, DemandFactor }) => (
      <Checkbox
        aria-label={`${EnterpriseName} 要求两步验证`}
        checked={switches.get(EnterpriseId)?.DemandFactor ?? DemandFactor}
        disabled={onSwitch === undefined}
        onCheckedChange={(checked) => onSwitch?.(EnterpriseId, { DemandFactor: checked })}
      />
    ),
  },
  {
    key: 'MaxOpenOrders',
    header: '每人在途订单上限',
    width: 136,
    render: ({ EnterpriseId, EnterpriseName, MaxOpenOrders }) => (
      <QuantityStepper
        aria-label={`${EnterpriseName} 每人在途订单上限`}
        value={switches.get(EnterpriseId)?.MaxOpenOrders ?? MaxOpenOrders}
        max={openOrdersLimit.most}
        disabled={onSwitch === undefined}
        onValueChange={(value) => onSwitch?.(EnterpriseId, { MaxOpenOrders: value })}
        messages={limitMessages}
      />
    ),
  },
  { key: 'TaxNo', header: '统一社会信用代码', width: 176, ellipsis: true, render: ({ TaxNo }) => TaxNo },
  { key: 'DepartmentCount', header: '部门', width: 64, align: 'end', render: ({ DepartmentCount }) => DepartmentCount },
  { key: 'MemberCount', header: '账号', width: 64, align: 'end', render: ({ MemberCount }) => MemberCount },
]

/** The companies of the group: whether each may buy outside of its agreed catalogue, whether it shows prices to all of its accounts, whether these need a second factor, and how many orders of one buyer may wait. */
export const EnterpriseSwitches = ({ enterprises, value, onChange }: EnterpriseSwitchesProps) => {
  const columns = useMemo(() => {
    const switches = new Map(value.map((one) => [one.EnterpriseId, one]))
    const change =
      onChange === undefined
        ? undefined
        : (id: number, part: Partial<Switches>) => onChange(value.map((one) => (one.EnterpriseId === id ? { ...one, ...part } : one)))
    return columnsOf(switches, change)
  }, [value, onChange])
  return <Table label="公司" columns={columns} rows={enterprises} rowKey={({ EnterpriseId }) => String(EnterpriseId)} />
}
