/** How high the side bar is where it lies along the foot of the window: what sticks there stands above it. */
export const bottomBarHeight = 'calc(57px + env(safe-area-inset-bottom))'
