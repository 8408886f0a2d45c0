/** The first match counts: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/wxwork\//i, '企业微信'],
  [/micromessenger\//i, '微信'],
  [/dingtalk/i, '钉钉'],
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/firefox\/|fxios\//i, 'Firefox'],
  [/opr\//i, 'Opera'],
  [/chrome\/|crios\//i, 'Chrome'],
  [/version\/.*safari\//i, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/harmonyos|openharmony/i, 'HarmonyOS'],
  [/android/i, 'Android'],
  [/iphone|ipod/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/linux/i, 'Linux'],
]

const named = (userAgent: string, names: typeof browsers): string | undefined => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Browser and system in words, from what the browser calls itself: a help to recognise it, never a proof. */
export const deviceOf = (userAgent: string): string =>
  [named(userAgent, browsers), named(userAgent, systems)].filter((name) => name !== undefined).join(' · ') || '未知设备'
