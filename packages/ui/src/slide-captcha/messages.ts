/** Every text of a SlideCaptcha. */
export interface SlideCaptchaMessages {
  /** Accessible name of the captcha. */
  label: string
  /** Accessible name of the slider. */
  slider: string
  /** Keyboard instructions; the slider's accessible description. */
  help: string
  /** Position of the piece, in pixels of the picture. */
  position: (x: number, max: number) => string
  loading: string
  ready: string
  /** After a confirmation before the piece was moved. */
  incomplete: string
  verifying: string
  passed: string
  rejected: string
  expired: string
  unavailable: string
  refresh: string
  nudgeBack: string
  nudgeForward: string
  confirm: string
}

export const slideCaptchaMessages: SlideCaptchaMessages = {
  label: '滑块验证',
  slider: '拼图滑块',
  help: '方向键移动拼图，按住 Shift 更快，回车提交验证',
  position: (x, max) => `向右 ${x} 像素，共 ${max} 像素`,
  loading: '正在加载验证…',
  ready: '请拖动滑块完成拼图',
  incomplete: '请先完成滑动验证',
  verifying: '正在验证…',
  passed: '验证通过',
  rejected: '验证码验证失败，请重试',
  expired: '验证已过期，点击刷新',
  unavailable: '验证服务暂不可用，点击重试',
  refresh: '换一张图片',
  nudgeBack: '左移一点',
  nudgeForward: '右移一点',
  confirm: '提交验证',
}
