import * as ui from '../../index.ts'

const options = [{ value: '1', label: 'One' }, { value: '2', label: 'Two' }]
const nodes = [{ id: '1', label: 'Head office', children: [{ id: '2', label: 'Purchasing' }] }]
const failing = () => Promise.reject(new Error('offline'))
const challenge = { id: '1', background: 'data:,', piece: 'data:,', width: 320, height: 160, pieceWidth: 48, pieceHeight: 48, pieceY: 40, expiresAt: '2999-01-01T00:00:00Z' }

/** Controls with English contents, in the states that have the most texts. */
export const forms = {
  Button: <ui.Button>Save</ui.Button>,
  Cascader: <ui.Cascader label="Region" nodes={nodes} defaultOpen />,
  Checkbox: <ui.Checkbox>In stock</ui.Checkbox>,
  Combobox: <ui.Combobox label="Applicant" loadOptions={() => Promise.resolve([])} clearable defaultValue={{ value: '1', label: 'Ann' }} defaultOpen />,
  DatePicker: <ui.DatePicker aria-label="Day" defaultValue="2026-03-18" />,
  DateRange: <ui.DateRange label="Ordered" defaultValue={{ start: '2026-03-18', end: '2026-03-01' }} />,
  Field: (
    <ui.Field label="Account" required error="Please enter it">
      <ui.TextInput type="password" clearable defaultValue="x" />
    </ui.Field>
  ),
  FilterBar: (
    <ui.FilterBar label="Orders" onSearch={() => {}} collapsedCount={1}>
      <ui.TextInput aria-label="Number" />
      <ui.TextInput aria-label="Name" />
    </ui.FilterBar>
  ),
  FilterChip: <ui.FilterChip label="Ordered" text="any time" filled onClear={() => {}} defaultOpen>{() => 'Editor'}</ui.FilterChip>,
  FilterOptions: <ui.FilterOptions label="Payment" options={options} value="1" />,
  FilterSentence: <ui.FilterSentence label="Orders" filtered onClear={() => {}}>Orders</ui.FilterSentence>,
  FilterText: <ui.FilterText label="Number" value="A1" />,
  FormActions: <ui.FormActions note="Nothing is sent yet"><ui.Button>Save</ui.Button></ui.FormActions>,
  FormDialog: <ui.FormDialog title="Address" onSubmit={() => {}} dirty defaultOpen>Contents</ui.FormDialog>,
  FormGrid: <ui.FormGrid><ui.TextInput aria-label="Number" /></ui.FormGrid>,
  MoneyRange: <ui.MoneyRange label="Amount" defaultValue={{ low: 9, high: 1 }} />,
  MonthRange: <ui.MonthRange label="Period" defaultValue={{ start: '2026-05', end: '2026-01' }} />,
  NumberRange: <ui.NumberRange label="Quantity" defaultValue={{ low: 9, high: 1 }} />,
  QuantityStepper: <ui.QuantityStepper min={10} step={6} />,
  RadioGroup: <ui.RadioGroup aria-label="Payment" options={options} />,
  Rating: <ui.Rating defaultValue={4} />,
  SearchBox: <ui.SearchBox onSearch={() => {}} hotKeywords={[{ keyword: 'pen' }]} loadSuggestions={() => Promise.resolve([{ id: '1', label: 'pen' }])} imageSearch={{ onImage: () => Promise.resolve() }} defaultValue="pen" />,
  Select: <ui.Select aria-label="Payment" options={options} />,
  SlideCaptcha: <ui.SlideCaptcha loadChallenge={() => Promise.resolve(challenge)} verify={failing} onPass={() => {}} />,
  Switch: <ui.Switch>Prices</ui.Switch>,
  TextArea: <ui.TextArea aria-label="Reason" maxLength={20} counter />,
  TextInput: <ui.TextInput aria-label="Password" type="password" clearable defaultValue="x" />,
  TransferList: <ui.TransferList label="Members" options={options} defaultValue={['1']} max={1} />,
  Tree: <ui.Tree label="Departments" nodes={nodes} onMove={() => {}} />,
  TreeSelect: <ui.TreeSelect label="Department" nodes={nodes} multiple defaultValue={['2']} defaultOpen />,
  UploadField: (
    <ui.UploadField
      multiple
      defaultValue={(['checking', 'uploading', 'done', 'failed', 'cancelled'] as const).map((status) => ({ id: status, name: `${status}.pdf`, status, file: new File(['%PDF'], `${status}.pdf`) }))}
    />
  ),
}
