/** The machine's clock went back, by so many seconds. */
export class ClockWentBack extends Error {
  override name = 'ClockWentBack';

  readonly seconds: number;

  constructor(seconds: number) {
    super(
      `The clock went back by ${seconds} s. Keep the machine's clock by NTP, which slows and never sets back.`,
    );
    this.seconds = seconds;
  }
}
