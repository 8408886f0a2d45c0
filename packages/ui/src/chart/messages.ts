export const defaultMessages = {
  /** BCP 47 tag of the numbers: 12万 or 120K on an axis. */
  language: 'zh-CN',
  point: '期间',
  share: '占比',
  running: '累计占比',
  unfinished: '未完',
  marked: (label: string, mark: string) => `${label}（${mark}）`,
  list: (texts: readonly string[]) => texts.join('，'),
  showTable: '看表',
  showChart: '看图',
  loading: '正在加载图表',
  empty: '这段时间没有数据',
  error: '加载失败，点击重试',
  failed: '图表没有加载成功，请看表格',
}

/** Texts of {@link Chart}. */
export type ChartMessages = typeof defaultMessages
