import type { DepartmentNode } from '@mall/api/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { KeysHint } from '@mall/app-kit/page/KeysHint.styles.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Field } from '@mall/ui/field'
import { formatYuan } from '@mall/ui/price'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { Tree, type TreeNode } from '@mall/ui/tree'
import { useDeferredValue, useMemo, useState } from 'react'
import type { DepartmentMove, OpenDepartmentTask } from '../../../features/department/department-task.ts'
import { peopleDrawing } from '../../../components/drawings/people.tsx'
import { departmentNodes, isCompany, placeIn } from '../../../features/department/department-nodes.ts'
import { href } from '../../../site/routes.ts'
import { membersOf, wayTo, withBelow } from './departments-words.ts'

export interface DepartmentsViewProps {
  readonly departments: readonly DepartmentNode[]
  /** The chosen one; null while there is none. */
  readonly chosen: DepartmentNode | null
  /** A move or a deletion is under way. */
  readonly pending: boolean
  readonly onChoose: (departmentId: number) => void
  readonly onTask: (task: OpenDepartmentTask) => void
  readonly onMove: (department: DepartmentNode, move: DepartmentMove) => void
}

const factOf = (departments: readonly DepartmentNode[]) => {
  if (!seesPeople(departments)) return `${departments.length} 个部门`
  const unmanaged = departments.filter(({ ManagerName }) => ManagerName === null).length
  return (
    <>
      {`${departments.length} 个部门，${membersOf(departments)} 个账号`}
      {unmanaged === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${unmanaged} 个部门没有负责人`}</FactTint>
        </>
      )}
    </>
  )
}

/** Whoever may not read departments sees their names alone. */
const seesPeople = (departments: readonly DepartmentNode[]): boolean => departments.every(({ MemberCount }) => MemberCount !== null)

/** A user for whom no department has a budget may not read them, or there are none: nothing is said of either. */
const seesBudgets = (departments: readonly DepartmentNode[]): boolean => departments.some(({ Budgets }) => Budgets !== null)

const BudgetsOf = ({ department: { DepartmentId, Budgets } }: { readonly department: DepartmentNode }) =>
  Budgets === null ? '无' : (
    <Button variant="text" href={href('budget', { Dept: DepartmentId })}>
      {`${Budgets.Count} 个，可用 ${formatYuan(Budgets.Available)}`}
    </Button>
  )

interface ChosenProps extends Pick<DepartmentsViewProps, 'departments' | 'pending' | 'onTask'> {
  readonly department: DepartmentNode
}

/** The chosen department: who is in it, what it may spend, what can be done with it. */
const Chosen = ({ departments, department, pending, onTask }: ChosenProps) => {
  const { Name, ManagerName, MemberCount, EnterpriseName, AllowActions } = department
  const below = withBelow(departments, department)
  const can = (action: DepartmentNode['AllowActions'][number]) => AllowActions.includes(action)
  return (
    <Section title={Name} aside={EnterpriseName}>
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: '位置', value: wayTo(departments, department) },
            ...(MemberCount === null
              ? []
              : [
                  { term: '负责人', value: ManagerName ?? '未设置' },
                  { term: '账号', value: below.length === 1 ? `${MemberCount} 个` : `${MemberCount} 个，含下级 ${membersOf(below)} 个` },
                ]),
            { term: '下级部门', value: `${below.length - 1} 个` },
            ...(seesBudgets(departments) ? [{ term: '生效预算', value: <BudgetsOf department={department} /> }] : []),
          ]}
        />
        {AllowActions.length === 0 ? null : (
          <Inline gap={8}>
            {can('Edit') ? (
              <Button aria-disabled={pending} onClick={() => onTask({ kind: 'edit', department })}>
                编辑
              </Button>
            ) : null}
            {can('AddChild') ? (
              <Button aria-disabled={pending} onClick={() => onTask({ kind: 'create', parent: department })}>
                新增下级
              </Button>
            ) : null}
            {can('Delete') ? (
              <Button aria-disabled={pending} onClick={() => onTask({ kind: 'delete', department })}>
                删除
              </Button>
            ) : null}
          </Inline>
        )}
        {can('Edit') && !can('Delete') ? <Text tone="secondary">该部门下有成员/子部门，不能删除</Text> : null}
      </Stack>
    </Section>
  )
}

/** 部门管理: the tree, and one of its departments beside it. */
export const DepartmentsView = ({ departments, chosen, pending, onChoose, onTask, onMove }: DepartmentsViewProps) => {
  const [query, setQuery] = useState('')
  // What is typed shows at once; hundreds of departments that come back follow.
  const sought = useDeferredValue(query)
  const nodes = useMemo(() => departmentNodes(departments), [departments])
  const byId = useMemo(() => new Map(departments.map((one) => [String(one.DepartmentId), one])), [departments])
  const isManager = departments.some(({ AllowActions }) => AllowActions.includes('Move'))
  const canMove = ({ id, label }: TreeNode, { parentId }: { readonly parentId: string | null }): string | null => {
    const department = byId.get(id)
    if (department === undefined) return '公司不能移动'
    const { EnterpriseId = department.EnterpriseId } = placeIn(departments, parentId)
    if (EnterpriseId !== department.EnterpriseId) return '不能移动到其他公司'
    return parentId === null && nodes.some((node) => isCompany(node.id)) ? `${label}须在公司之下` : null
  }
  return (
    <Sheet data-density="default">
      <WorkshopPage
        head={
          <PageHeader
            name="部门管理"
            fact={factOf(departments)}
            actions={
              isManager ? (
                <Button variant="decisive" aria-disabled={pending} onClick={() => onTask({ kind: 'create', parent: null })}>
                  新增部门
                </Button>
              ) : null
            }
          />
        }
        rail={chosen === null ? null : <Chosen departments={departments} department={chosen} pending={pending} onTask={onTask} />}
      >
        <Section title="组织架构" aside={isManager ? <KeysHint>拖动，或按 Alt 加方向键移动</KeysHint> : undefined}>
          <Stack gap={12}>
            <Field label="搜索部门">
              <TextInput type="search" value={query} onValueChange={setQuery} maxLength={50} placeholder="部门名称" />
            </Field>
            {departments.length === 0 ? (
              <Empty size="small" title="暂无部门" picture={peopleDrawing} />
            ) : (
              <Tree
                label="部门"
                aria-busy={pending || undefined}
                nodes={nodes}
                query={sought}
                defaultExpanded={[...nodes.map(({ id }) => id), ...departments.map(({ DepartmentId }) => String(DepartmentId))]}
                value={chosen === null ? [] : [String(chosen.DepartmentId)]}
                onValueChange={([id]) => (id === undefined || isCompany(id) ? undefined : onChoose(Number(id)))}
                renderExtra={({ id }) => {
                  const one = byId.get(id)
                  return one === undefined || one.MemberCount === null ? null : `${one.MemberCount} 人${one.ManagerName === null ? '' : ` · ${one.ManagerName}`}`
                }}
                canMove={canMove}
                onMove={
                  isManager
                    ? ({ id }, { parentId, index }) => {
                        const department = byId.get(id)
                        if (department && !pending) onMove(department, { ParentId: placeIn(departments, parentId).ParentId, Index: index })
                      }
                    : undefined
                }
              />
            )}
          </Stack>
        </Section>
      </WorkshopPage>
    </Sheet>
  )
}
