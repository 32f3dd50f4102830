/** The widths and formats that a picture of the library is offered in, and no others: each costs work and space once. */
export const pictureWidths = [160, 480, 960, 1600] as const
export const pictureFormats = ['avif', 'webp'] as const
