/** Formats a size: 640 B, 12 KB, 1.9 MB. */
export const formatSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`
  const inKB = bytes / 1024
  return inKB < 1000 ? `${Math.round(inKB)} KB` : `${(inKB / 1024).toFixed(1)} MB`
}
