const mobile = /android|iphone|ipad|ipod|blackberry|windows phone|mobile|webos|opera mini/i

/** True for the user agents that the mall sends to its mobile site. */
export const isMobileUserAgent = (ua: string): boolean => mobile.test(ua)
