/** Every text of a SearchBox. */
export interface SearchBoxMessages {
  /** Name of the field and of the search landmark. */
  label: string
  placeholder: string
  submit: string
  clear: string
  /** Shown when there is nothing to search for. */
  blank: string
  /** Name of the list of suggestions. */
  suggestions: string
  /** Spoken when the list appears. */
  found: (count: number) => string
  /** Spoken when nothing fits. */
  none: string
  /** Before the hot keywords. */
  hot: string
  image: string
  camera: string
  imageType: string
  imageSize: string
  imageCount: string
  imageBusy: string
  imageFailed: string
  /** Stops an image search under way. */
  cancel: string
  /** Shown over the field while a picture is dragged above it. */
  drop: string
}

export const searchBoxMessages: SearchBoxMessages = {
  label: '搜索商品',
  placeholder: '商品名称、编码、品牌',
  submit: '搜索',
  clear: '清空',
  blank: '请输入搜索关键词',
  suggestions: '搜索联想',
  found: (count) => `找到 ${count} 条联想，按上下键选择`,
  none: '没有匹配的联想',
  hot: '热门搜索',
  image: '以图搜索',
  camera: '拍照搜索',
  imageType: '请上传图片文件',
  imageSize: '图片大小不能超过2MB',
  imageCount: '每次只能上传一张图片',
  imageBusy: '正在识别图片…',
  imageFailed: '图片搜索失败，请重试',
  cancel: '取消',
  drop: '松开鼠标，以图搜索',
}
