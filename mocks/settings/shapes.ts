/** The settings of a restaurant's agent as the wire has them. Numbers in the units that their names on the wire mean. */

export interface VoiceConfig {
  readonly voiceId: string;
  readonly voiceName: string;
  readonly speakingSpeed: number;
  readonly voiceStability: number;
  readonly personality: string;
  readonly customPersonality: string | null;
  readonly firstMessage: string;
  readonly temperature: number;
  /** Seconds. */
  readonly maxResponseTime: number;
  readonly enableBackgroundSound: boolean;
  readonly backgroundSoundUrl: string | null;
}

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Dollars. */
  readonly price: number;
  readonly imageUrl: string | null;
  readonly aliases: readonly string[];
  readonly dietary: readonly { readonly type: string; readonly level?: number | string | null }[];
  readonly displayOrder: number;
  readonly availability: { readonly isAvailable: boolean; readonly availableDays: readonly string[] };
}

export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly displayOrder: number;
  readonly isActive: boolean;
  readonly items: readonly MenuItem[];
}

export interface Menu {
  readonly categories: readonly MenuCategory[];
}

export interface AiInstructions {
  readonly coreInstructions: readonly {
    readonly id: string;
    readonly instruction: string;
    readonly priority: number;
    readonly isActive: boolean;
  }[];
  readonly specialSituations: readonly {
    readonly id: string;
    readonly trigger: string;
    readonly response: string;
    readonly followUpActions: readonly string[];
    readonly isActive: boolean;
  }[];
  readonly conversationFlow: Readonly<
    Record<string, { readonly messages: readonly string[]; readonly fallbackResponse: string }>
  >;
  readonly upselling: {
    readonly enabled: boolean;
    readonly suggestAppetizers: boolean;
    readonly recommendDrinks: boolean;
    readonly promoteSpecials: boolean;
    readonly maxSuggestions: number;
    readonly timing: string;
  };
  readonly customerService: {
    readonly hoursResponse: string;
    readonly unavailableItemResponse: string;
    readonly complaintHandling: string;
  };
  readonly systemPrompt: string;
}

export interface TelephonyConfig {
  readonly phoneNumber: string;
  readonly phoneId: string;
  readonly assistantId: string;
  /** Minutes. */
  readonly maxCallDuration: number;
  readonly callRecordingEnabled: boolean;
  readonly transcriptionEnabled: boolean;
  readonly backgroundAudioType: string;
  readonly backgroundAudioUrl: string | null;
  readonly callHandling: {
    readonly maxRetries: number;
    /** Seconds. */
    readonly retryDelay: number;
    readonly busyMessage: string;
    readonly afterHoursMessage: string;
  };
  readonly advancedSettings: {
    /** Seconds. */
    readonly silenceTimeout: number;
    readonly interruptionSensitivity: number;
    readonly endCallPhrases: readonly string[];
    readonly transferPhrases: readonly string[];
  };
}

/** All that shapes an agent, kind by kind. */
export interface Settings {
  readonly voice: VoiceConfig;
  readonly menu: Menu;
  readonly instructions: AiInstructions;
  readonly telephony: TelephonyConfig;
}

export type SettingsKind = keyof Settings;
