import type { LimitRule } from '../limits/createLimits.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * All limits of the passcodes. Times are in seconds on the database's clock, windows slide, and all limits hold even
 * where request rates are lifted.
 */
export const settings = {
  codeLength: 6,
  /** NIST SP 800-63B and ASVS 6.5.5 allow 10 minutes at most; greylisting mail servers need most of it. */
  lifeSeconds: 10 * minute,
  guessesPerChallenge: 5,
  /** For one address and purpose; one more ends the oldest. */
  liveChallenges: 3,
  /** How long after its end a proven challenge may be consumed: enough for requests already in progress. */
  graceSeconds: minute,
  /** How long sends are remembered: as long as the longest budget below. */
  memorySeconds: day,

  /** Sends to one address for one purpose. */
  resend: { name: 'otp-resend', points: 1, seconds: minute },
  /** Sends to one address, whatever the purpose. */
  addressHour: { name: 'otp-address-hour', points: 5, seconds: hour },
  addressDay: { name: 'otp-address-day', points: 10, seconds: day },
  clientSends: { name: 'otp-client', points: 20, seconds: hour },
  /** Different addresses that one client may have codes sent to. */
  clientAddresses: { name: 'otp-client-addresses', points: 10, seconds: hour },
  /**
   * Sends to everybody together, OTP_SENDS_PER_10_MINUTES: a limit against floods from many clients, which fill
   * mailboxes and spoil the mail server's reputation. One per second is far above what a site like this needs.
   */
  everyone: { name: 'otp-everyone', points: 600, seconds: 10 * minute },
  /**
   * The share of it that one network may use, and its lower bound in sends: an IPv6 /56 or IPv4 address, and a /48 or IPv4
   * /24. Anybody may own a whole /48, whereas an IPv4 /24 is an office or the neighbours of a town.
   */
  networks: {
    near: { part: 0.05, least: 10 },
    far: { part: 0.1, least: 10 },
    ipv4: { part: 0.5, least: 10 },
  },
  /** The share of it reserved for networks that have not sent anything within the window. */
  newcomers: 0.25,

  wrongGuesses: { name: 'otp-wrong-guesses', points: 25, seconds: hour },
  verifications: { name: 'otp-verifications', points: 30, seconds: 5 * minute, always: true },

  /** NIST SP 800-63B, 5.2.2: at most 100 consecutive failures. */
  wrongInARow: 100,
  pauseSeconds: day,
  /** After this long without a send, an address's consecutive wrong guesses are forgotten. */
  addressMemorySeconds: 30 * day,
} as const satisfies Record<string, number | LimitRule | object>

/** The budgets that the operator may change, in points. */
export type OtpPoints = Partial<
  Record<'everyone' | 'clientSends' | 'clientAddresses' | 'verifications', number>
>
