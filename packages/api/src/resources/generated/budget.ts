// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** Budgets of departments, and what was charged to them. */
export interface BudgetResource {
  /** Returns a page of the budgets that the user may see, filtered and sorted. Without a sort field, budgets of a department stand together in the order of the tree of departments, the period that ends last first. Needs the permission `budget.view`. */
  readonly list: CallFunction<'POST /api/Budget/List'>
  /** Returns the filtered list as an .xlsx file. At most 10,000 budgets in one file. Needs the permission `budget.view`. */
  readonly export: DownloadFunction<'POST /api/Budget/Export'>
  /** Returns one budget that the user may see. Needs the permission `budget.view`. */
  readonly detail: CallFunction<'POST /api/Budget/Detail'>
  /** Returns a page of the ledger of a budget, the latest entry first. Needs the permission `budget.view`. */
  readonly ledger: CallFunction<'POST /api/Budget/Ledger'>
  /** Returns the filtered ledger of a budget as an .xlsx file, the latest entry first. At most 10,000 entries in one file. Needs the permission `budget.view`. */
  readonly ledgerExport: DownloadFunction<'POST /api/Budget/LedgerExport'>
  /** Opens a budget, or changes the one with `BudgetId`. Budgets of one department and one kind of period never overlap. Once orders were charged to it, only name and control can change. Needs the permission `budget.manage`. */
  readonly save: CallFunction<'POST /api/Budget/Save'>
  /** Adds to a budget or takes from it, at most what is available. Needs the permission `budget.manage`. */
  readonly adjust: CallFunction<'POST /api/Budget/Adjust'>
  /** Puts a disabled budget in force again. Needs the permission `budget.manage`. */
  readonly enable: CallFunction<'POST /api/Budget/Enable'>
  /** Takes a budget out of force: no further order is charged to it. Orders that wait for approval keep what they have frozen. Needs the permission `budget.manage`. */
  readonly disable: CallFunction<'POST /api/Budget/Disable'>
}
