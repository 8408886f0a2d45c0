import type { AlertProps } from '../alert/index.ts'
import type { BannerProps } from '../banner/index.ts'
import type { BreadcrumbsProps } from '../breadcrumbs/index.ts'
import type { BudgetBarProps } from '../budget-bar/index.ts'
import type { CascaderProps } from '../cascader/index.ts'
import type { CategoryNavProps } from '../category-nav/index.ts'
import type { ChartProps } from '../chart/index.ts'
import type { ColumnSettingsProps } from '../column-settings/index.ts'
import type { ComboboxProps } from '../combobox/index.ts'
import type { CopyTextProps } from '../copy-text/index.ts'
import type { DatePickerProps } from '../date-picker/index.ts'
import type { DateRangeProps } from '../date-range/index.ts'
import type { ConfirmDialogProps, DialogProps } from '../dialog/index.ts'
import type { DrawerProps } from '../drawer/index.ts'
import type { MallTopBarMessages } from '../elements/messages.ts'
import type { FilterBarProps } from '../filter-bar/index.ts'
import type { FilterChipProps, FilterSentenceProps, FilterTextProps } from '../filter-sentence/index.ts'
import type { FormDialogProps } from '../form-dialog/index.ts'
import type { LedgerEquationProps } from '../ledger/index.ts'
import type { LoadingOverlayProps } from '../loading-overlay/index.ts'
import type { MonthRangeProps } from '../month-range/index.ts'
import type { MoneyRangeMessages, NumberRangeProps } from '../number-range/index.ts'
import type { PaginationProps } from '../pagination/index.ts'
import type { PriceBlockProps, PriceProps } from '../price/index.ts'
import type { ProductCardProps } from '../product-card/index.ts'
import type { QuantityStepperProps } from '../quantity-stepper/index.ts'
import type { RatingProps } from '../rating/index.ts'
import type { RowActionsProps } from '../row-actions/index.ts'
import type { SealProps } from '../seal/index.ts'
import type { SearchBoxProps } from '../search-box/index.ts'
import type { SideBarProps } from '../side-bar/index.ts'
import type { SlideCaptchaProps } from '../slide-captcha/index.ts'
import type { StatCardProps } from '../stat-card/index.ts'
import type { StepsProps } from '../steps/index.ts'
import type { TableProps } from '../table/index.ts'
import type { TextInputProps } from '../text-input/index.ts'
import type { TimelineProps } from '../timeline/index.ts'
import type { ToastsProps } from '../toasts/index.ts'
import type { TopBarCartProps, TopBarGreetingProps } from '../top-bar/index.ts'
import type { TreeSelectProps } from '../tree-select/index.ts'
import type { TransferListProps } from '../transfer-list/index.ts'
import type { TreeProps } from '../tree/index.ts'
import type { UploadFieldProps } from '../upload-field/index.ts'
import type { UserCentreMenuProps } from '../user-centre-menu/index.ts'

/**
 * Texts that replace the Chinese defaults, by the component's name: `{ SearchBox: { submit: 'Search' } }`. Each has the type of the component's own
 * `messages`.
 */
export interface MallMessages {
  Alert?: AlertProps['messages']
  Banner?: BannerProps['messages']
  Breadcrumbs?: BreadcrumbsProps['messages']
  BudgetBar?: BudgetBarProps['messages']
  Cascader?: CascaderProps['messages']
  CategoryNav?: CategoryNavProps['messages']
  Chart?: ChartProps['messages']
  ColumnSettings?: ColumnSettingsProps<never>['messages']
  Combobox?: ComboboxProps['messages']
  ConfirmDialog?: ConfirmDialogProps['messages']
  CopyText?: CopyTextProps['messages']
  DatePicker?: DatePickerProps['messages']
  DateRange?: DateRangeProps['messages']
  Dialog?: DialogProps['messages']
  Drawer?: DrawerProps['messages']
  FilterBar?: FilterBarProps['messages']
  FilterChip?: FilterChipProps['messages']
  FilterSentence?: FilterSentenceProps['messages']
  FilterText?: FilterTextProps['messages']
  FormDialog?: FormDialogProps['messages']
  LedgerEquation?: LedgerEquationProps['messages']
  LoadingOverlay?: LoadingOverlayProps['messages']
  MallTopBar?: Partial<MallTopBarMessages>
  MoneyRange?: Partial<MoneyRangeMessages>
  MonthRange?: MonthRangeProps['messages']
  NumberRange?: NumberRangeProps['messages']
  Pagination?: PaginationProps['messages']
  Price?: PriceProps['messages']
  PriceBlock?: PriceBlockProps['messages']
  ProductCard?: ProductCardProps['messages']
  QuantityStepper?: QuantityStepperProps['messages']
  Rating?: RatingProps['messages']
  RowActions?: RowActionsProps['messages']
  Seal?: SealProps['messages']
  SearchBox?: SearchBoxProps['messages']
  SideBar?: SideBarProps['messages']
  SlideCaptcha?: SlideCaptchaProps['messages']
  StatCard?: StatCardProps['messages']
  Steps?: StepsProps['messages']
  Table?: TableProps<never>['messages']
  TextInput?: TextInputProps['messages']
  Timeline?: TimelineProps['messages']
  Toasts?: ToastsProps['messages']
  TopBarCart?: TopBarCartProps['messages']
  TopBarGreeting?: TopBarGreetingProps['messages']
  TransferList?: TransferListProps['messages']
  Tree?: TreeProps['messages']
  TreeSelect?: TreeSelectProps['messages']
  UploadField?: UploadFieldProps['messages']
  UserCentreMenu?: UserCentreMenuProps['messages']
}

/** Every text of every component: a language. */
export type CompleteMessages = { readonly [Name in keyof MallMessages]-?: Required<NonNullable<MallMessages[Name]>> }
