export const defaultMessages = {
  /** BCP 47 tag of the names of months and weekdays in the calendar; what screen readers hear of a day is Chinese or English. */
  language: 'zh-CN',
  /** What an empty field says. */
  placeholder: '年/月/日',
  open: '选择日期',
  today: '今天',
  clear: '清除',
  loading: '正在打开日历',
  failed: '日历没有加载成功，可以直接输入日期。',
  form: '请输入正确的日期，如 2026-03-18',
  min: (day: string) => `日期不能早于 ${day}`,
  max: (day: string) => `日期不能晚于 ${day}`,
  disabled: '该日期不可选，请选择其他日期',
}

/** Texts of {@link DatePicker}, and of the calendars of `DateRange`. */
export type DatePickerMessages = typeof defaultMessages
