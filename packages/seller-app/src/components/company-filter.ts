import type { TreeNode } from '@mall/ui/tree'

/** One company in a list of everybody's records, from the customer’s own page: it is said while it is set. */
export const companyFilter = { kind: 'node', label: '这家客户', before: '只看', any: '一家客户', after: '的，', field: 'EnterpriseId', tree: 'companies', hidesAlone: true } as const

interface CompanyList {
  readonly query: { readonly filters: { readonly Company: number | null } }
  /** Undefined while it loads. */
  readonly data: { readonly CustomerName: string | null } | undefined
}

/** The tree of that filter: the one company, by the name that the list came with. */
export const companyTrees = ({ query, data }: CompanyList): { readonly companies: readonly TreeNode[] } => ({
  companies: data === undefined || data.CustomerName === null ? [] : [{ id: String(query.filters.Company), label: data.CustomerName }],
})
